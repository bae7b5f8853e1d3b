import { isFormInUse } from '#kit/leads/pop-up/visitor-busy.ts';

import { chunkReload } from './figures.ts';

const key = 'chunk-reload';

/**
 * Reloads the page when a chunk cannot be loaded, as happens after a deploy, but at most once in
 * `chunkReload` milliseconds. If the page is not reloaded, the import rejects, for its caller to handle.
 * This listener replaces Waku's own, which reloads once per build, so it must be registered first
 * (docs/waku.md).
 */
export function reloadOnLostChunk(): void {
  addEventListener(
    'vite:preloadError',
    (event) => {
      event.stopImmediatePropagation();
      // A reload would lose the page while offline, and typed text while a form is in use.
      if (!navigator.onLine || isFormInUse() || !recordReload()) return;
      event.preventDefault();
      location.reload();
    },
    { capture: true },
  );
}

/**
 * Records a reload, if one is allowed.
 *
 * @returns false if the last reload is less than `chunkReload` milliseconds ago, or if session
 *   storage is unavailable.
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
