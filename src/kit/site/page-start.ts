import { paint } from '#kit/motion/paint.ts';
import { isSavingData } from '#kit/motion/saving-data.ts';
import { layOutAtJumps } from '#kit/navigation/lay-out-rest.ts';
import { reloadOnLostChunk } from '#kit/navigation/lost-chunk.ts';

import { quietTime, type WithVisitor } from './intent.ts';

/**
 * Moves a stylesheet link out of its template, where src/kit/build/finish.ts has put it, and loads the
 * stylesheet without applying it: `media` matches only print. React looks for the link in the document and
 * would load the stylesheet again if it were missing.
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
  /** Resolves when the complete stylesheet is applied. */
  styled: Promise<void>;
  /** The page's RSC payload, from which React hydrates it. */
  payload: Promise<Response>;
}

/**
 * Starts a built page after its first paint. Modules and payload are fetched into the cache at once, unless
 * the visitor saves data. At the first sign of intent, or after `quietTime`, the complete stylesheet is
 * applied, which also has the styles of closed menus. Then the client entry is imported. Until then links,
 * menus and forms work natively.
 *
 * @param modules Addresses of the client entry and of its imports.
 * @param boot Waku's own inline script, which imports the client entry.
 */
export function startPage(modules: readonly string[], boot: () => void): void {
  // Waku's inline script has the id `_R_`; src/kit/build/finish.ts adds `data-payload`.
  const { payload = '' } = document.getElementById('_R_')?.dataset ?? {};
  const stylesheets = [
    ...document.querySelectorAll<HTMLTemplateElement>('template[data-later]'),
  ].map(loadStylesheet);
  const isSaving = isSavingData();
  const fetchPayload = () => fetch(payload);
  const earlyPayload = isSaving ? undefined : fetchPayload();
  // Prevents an unhandled rejection before the client entry awaits the payload.
  earlyPayload?.catch(() => undefined);
  // Fetched but not evaluated: evaluating modules is most of the work of a page.
  for (const module of isSaving ? [] : modules) {
    fetch(module, { priority: 'low' }).catch(() => undefined);
  }
  // These run before Waku's boot script adds its listeners, because listeners are called in the order of
  // registration.
  reloadOnLostChunk();
  layOutAtJumps();

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const pageStart: PageStart = {
      styled: applyStyles(stylesheets),
      // Fetched again if the connection was broken when the page loaded.
      payload: earlyPayload?.catch(fetchPayload) ?? fetchPayload(),
    };
    Object.assign(globalThis, { __PAGE_START__: pageStart });
    // The browser first paints its response to what the visitor has just done.
    void paint().then(boot);
  };
  void (globalThis as WithVisitor).__VISITOR__?.sign.then(start);
  setTimeout(start, quietTime);
}

/**
 * Applies the stylesheets once they have loaded; usually they have by now. What is visible does not change; what
 * the visitor opens from then on is styled. Resolves after the next paint.
 */
async function applyStyles(stylesheets: readonly Promise<HTMLLinkElement>[]): Promise<void> {
  for (const link of await Promise.all(stylesheets)) link.media = 'all';
  await paint();
}
