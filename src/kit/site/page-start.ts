import { paint } from '#kit/motion/paint.ts';
import { isSavingData } from '#kit/motion/saving-data.ts';
import { layOutAtJumps } from '#kit/navigation/lay-out-rest.ts';
import { reloadOnLostChunk } from '#kit/navigation/lost-chunk.ts';

import { quietTime, type WithVisitor } from './intent.ts';

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
  /** Resolves when the whole stylesheet is applied. */
  styled: Promise<void>;
  /** The page's payload, from which React takes it over. */
  payload: Promise<Response>;
}

/**
 * Starts a built page once the browser has painted it. At once comes into the cache what the page
 * needs later. With the first sign of intent, or when the page has been quiet, the whole
 * stylesheet is applied, which has the styles of closed menus, and the client entry is imported. Until
 * then links, menus and forms work natively.
 *
 * @param modules Addresses of the client entry and of what it imports.
 * @param boot Waku's own inline script, which imports the client entry.
 */
export function startPage(modules: readonly string[], boot: () => void): void {
  const { payload = '' } = document.getElementById('_R_')?.dataset ?? {};
  const links = [...document.querySelectorAll<HTMLTemplateElement>('template[data-later]')].map(
    loadStylesheet,
  );
  const isSaving = isSavingData();
  const fetchPayload = () => fetch(payload);
  const early = isSaving ? undefined : fetchPayload();
  early?.catch(() => undefined);
  // Fetched, not evaluated: evaluating is most of the work of a page.
  for (const module of isSaving ? [] : modules) {
    fetch(module, { priority: 'low' }).catch(() => undefined);
  }
  // Before Waku's boot script adds its own listener: listeners are called in the order of registration.
  reloadOnLostChunk();
  layOutAtJumps();

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const handed: PageStart = {
      styled: applyStyles(links),
      payload: early ?? fetchPayload(),
    };
    Object.assign(globalThis, { __PAGE_START__: handed });
    // What the visitor has just done shows first.
    void paint().then(boot);
  };
  void (globalThis as WithVisitor).__VISITOR__?.sign.then(start);
  setTimeout(start, quietTime);
}

/**
 * Applies the stylesheet once it has loaded, mostly at once: what a first press opens has its styles.
 * It changes nothing that shows. React may begin once the page has been styled anew.
 */
async function applyStyles(links: readonly Promise<HTMLLinkElement>[]): Promise<void> {
  for (const link of await Promise.all(links)) link.media = 'all';
  await paint();
}
