import { reloadOnLostChunk } from '#kit/navigation/lost-chunk.ts';

/** Family of the text; written here where the program is bundled (finish.ts). */
declare const __TEXT_FACE__: string;

/** Milliseconds that a browser takes to recalculate the page's styles. */
const restyleTime = 50;

/**
 * Loads the whole stylesheet and the text's typeface. The stylesheet is applied once it has loaded: it
 * changes nothing visible, but has the styles of closed menus. The typeface is applied a moment later,
 * so that input can be handled in between. Until then a fallback with the same metrics is used
 * (fonts.css). Later pages of a visit have the typeface in the cache and use it at once
 * (`first-fonts.tsx`).
 */
async function applyStyles(): Promise<void> {
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-later]');
  const typeface = document.fonts.load(`1em "${__TEXT_FACE__}"`).catch(() => undefined);
  const links = await Promise.all([...templates].map(loadStylesheet));
  for (const link of links) link.media = 'all';
  await Promise.all([typeface, new Promise((resolve) => setTimeout(resolve, restyleTime))]);
  document.documentElement.dataset['fonts'] = '';
}

/**
 * Loads the stylesheet of a template without applying it. React looks for it in the document, and
 * would load it again if it were not there.
 */
function loadStylesheet(template: HTMLTemplateElement): Promise<HTMLLinkElement> {
  const link = template.content.firstElementChild as HTMLLinkElement;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve(link);
    link.media = 'print';
    template.replaceWith(link);
  });
}

/** What the start of a page hands to the client entry (waku.client.tsx). */
export interface PageStart {
  /** Resolves when the whole stylesheet and the fonts are applied. */
  styled: Promise<void>;
  /** The page's payload, from which React takes it over. */
  payload: Promise<Response>;
}

/**
 * Starts a built page once the browser has painted it: fonts, the whole stylesheet, and the client
 * entry. Until then links and forms work natively.
 *
 * @param boot Waku's own inline script, which imports the client entry.
 */
export function startPage(boot: () => void): void {
  const { payload = '' } = document.getElementById('_R_')?.dataset ?? {};
  const start: PageStart = { styled: applyStyles(), payload: fetch(payload) };
  Object.assign(globalThis, { __PAGE_START__: start });
  // Before Waku's boot script adds its own listener: listeners are called in the order of registration.
  reloadOnLostChunk();
  boot();
}
