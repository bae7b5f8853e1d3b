/** Milliseconds in which a browser computes the page's styles again. */
const styleTime = 50;

/**
 * Fetches the fonts and the whole stylesheet, and applies them when all have come: first the
 * stylesheet, which changes nothing that is seen, a moment later the fonts, so that the visitor is
 * answered in between. Later pages of a visit find the fonts in the cache and use them at once
 * (`first-fonts.tsx`).
 *
 * A text whose lines break elsewhere in our fonts would move everything below it under the
 * visitor's eyes: its letters are set a hair closer or wider, until it has as many lines as before,
 * and where it still has fewer it keeps its height.
 */
async function applyStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
  await Promise.allSettled([
    ...links.map(load),
    ...['1em "Familjen Grotesk"', '1em "Instrument Sans"'].map((font) => document.fonts.load(font)),
  ]);
  for (const link of links) link.media = 'all';
  await new Promise((resolve) => setTimeout(resolve, styleTime));
  const seen = [...document.querySelectorAll<HTMLElement>('main :is(h1,h2,h3,p,li,.crumbs)')]
    .map((text) => ({ text, box: text.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
  document.documentElement.dataset['fonts'] = '';
  const grown = ({ text, box }: (typeof seen)[number]) =>
    Math.round((text.offsetHeight - box.height) / 10);
  for (const entry of seen.filter(grown)) {
    const { style } = entry.text;
    const before = getComputedStyle(entry.text).letterSpacing.replace('normal', '0px');
    const way = -Math.sign(grown(entry));
    [0.01, 0.02, 0.03, 0].find((ems) => {
      style.letterSpacing = `calc(${before} + ${String(way * ems)}em)`;
      return !grown(entry);
    });
    style.minHeight = `${String(entry.box.height)}px`;
  }
}

/** Loads a stylesheet without applying it. */
function load(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    link.media = 'print';
    link.disabled = false;
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
  boot();
}
