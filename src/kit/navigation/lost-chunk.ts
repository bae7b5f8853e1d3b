import { isFormInUse } from '#kit/leads/pop-up/visitor-busy.ts';

import { chunkReloadInterval } from './figures.ts';

const key = 'chunk-reload';

/**
 * Adds a listener that reloads the page when a chunk cannot be loaded, which happens after a deploy. The page is
 * reloaded at most once in `chunkReloadInterval` milliseconds. If it is not reloaded, the import rejects, and its
 * caller has to handle the rejection.
 *
 * Waku has a listener of its own, which reloads once per build. It must not run, so this listener stops the event before
 * it gets there: it is registered earlier (docs/waku.md), and `capture` puts it first in any case.
 */
export function reloadOnLostChunk(): void {
  addEventListener(
    'vite:preloadError',
    (event) => {
      event.stopImmediatePropagation();
      // While offline, a reload would lose the page. While a form is in use, it would lose the typed text.
      if (!navigator.onLine || isFormInUse() || !recordReload()) return;
      // Keeps Vite from rejecting the import.
      event.preventDefault();
      location.reload();
    },
    { capture: true },
  );
}

/**
 * Records a reload, unless the last one is less than `chunkReloadInterval` milliseconds ago or storage is unavailable.
 *
 * @returns whether the reload is recorded, and therefore allowed.
 */
function recordReload(): boolean {
  try {
    const now = Date.now();
    const last = Number(sessionStorage.getItem(key) ?? -Infinity);
    if (now - last < chunkReloadInterval) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
