import { isFormInUse } from '#kit/leads/pop-up/visitor-busy.ts';

import { chunkReload } from './figures.ts';

const key = 'chunk-reload';

/**
 * Adds a listener that reloads the page when a chunk cannot be loaded, which happens after a deploy. It does so
 * at most once in `chunkReload` milliseconds. If the page is not reloaded, the import rejects, and its caller
 * has to handle that.
 *
 * Waku has a listener of its own, which reloads once per build. This one replaces it, so it must be registered
 * first (docs/waku.md).
 */
export function reloadOnLostChunk(): void {
  addEventListener(
    'vite:preloadError',
    (event) => {
      event.stopImmediatePropagation();
      // While offline, a reload would lose the page. While a form is in use, it would lose the typed text.
      if (!navigator.onLine || isFormInUse() || !recordReload()) return;
      event.preventDefault();
      location.reload();
    },
    { capture: true },
  );
}

/**
 * Records a reload if it is allowed.
 *
 * @returns whether it is: not if the last reload is less than `chunkReload` milliseconds ago, or if storage is
 *   unavailable.
 */
function recordReload(): boolean {
  try {
    const now = Date.now();
    const last = Number(sessionStorage.getItem(key) ?? -chunkReload);
    if (now - last < chunkReload) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
