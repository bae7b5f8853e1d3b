import { isFormInUse } from '#kit/leads/pop-up/visitor-busy.ts';

import { chunkReload } from './figures.ts';

const key = 'chunk-reload';

/**
 * Reloads the page when a chunk cannot be loaded, as after a deploy: at most once in `chunkReload`
 * milliseconds. Otherwise the import rejects, for its caller to handle. It replaces Waku's own
 * listener, which reloads once a build, and so must be registered first (docs/waku.md).
 */
export function reloadOnLostChunk(): void {
  addEventListener(
    'vite:preloadError',
    (event) => {
      event.stopImmediatePropagation();
      // Offline, a reload would lose the page; in a form, the typed text.
      if (!navigator.onLine || isFormInUse() || !mayReload()) return;
      event.preventDefault();
      location.reload();
    },
    { capture: true },
  );
}

/** Notes the reload. False within `chunkReload` of the last one, and without storage to know. */
function mayReload(): boolean {
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
