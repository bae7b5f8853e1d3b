import { isFormInUse } from '#kit/leads/pop-up/visitor-busy.ts';

import { chunkReload } from './figures.ts';

const key = 'chunk-reload';

/**
 * Code that cannot be loaded, as after a deploy, makes the page load anew, at most once in the
 * time of docs/behaviour.md; what asked for it then fails and is shown or caught where it was
 * asked for. In place of the framework's own listener, which does so once for each build.
 */
export function reloadOnLostChunk(): void {
  addEventListener(
    'vite:preloadError',
    (event) => {
      event.stopImmediatePropagation();
      // Without a connection a reload would be the page's end, and in a form that of its text; the
      // browser notices that it is offline a moment after the first request has failed.
      if (!navigator.onLine || isFormInUse() || !takeTurn()) return;
      event.preventDefault();
      location.reload();
    },
    { capture: true },
  );
}

/** Without storage there is no telling whether it was just done, and so it is not done. */
function takeTurn(): boolean {
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
