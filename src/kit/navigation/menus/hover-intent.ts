import { hoverIntentDelay, megaMenuLeaveDelay } from './figures.ts';

/** What the mouse is over: the item that opens the menu, the menu, another item, or none of them. */
export type HoverTarget = 'item' | 'menu' | 'other' | 'elsewhere';

/**
 * Opens a menu below an item when the mouse rests on the item. Closes the menu when the mouse leaves both, or
 * moves to another item. On its way down to the menu the mouse may cross other items. These do not close the
 * menu at once while the mouse moves down.
 *
 * @param menu `open` is also called if the menu is already open, and must then do nothing.
 * @param signal Aborts when the menu is gone. A scheduled action is then cancelled.
 * @returns a listener to call with each move of the mouse; `y` is its `clientY`.
 */
export function hoverIntent(menu: { open: () => void; close: () => void }, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The action that `timer` will take; undefined if there is none. */
  let scheduled: 'open' | 'close' | undefined;
  /** Whether the mouse was last over the item or over the menu. Undefined unless the menu is open or about to open. */
  let lastInside: 'item' | 'menu' | undefined;
  let lastY = 0;

  const schedule = (action: 'open' | 'close', delay: number) => {
    clearTimeout(timer);
    scheduled = action;
    timer = setTimeout(() => {
      scheduled = undefined;
      if (action === 'close') lastInside = undefined;
      menu[action]();
    }, delay);
  };
  const cancel = () => {
    clearTimeout(timer);
    scheduled = undefined;
  };
  signal.addEventListener('abort', cancel);

  return (target: HoverTarget, y: number) => {
    const movesDownFromItem = lastInside === 'item' && y > lastY;
    lastY = y;
    if (target === 'menu') {
      lastInside = target;
      cancel();
    } else if (target === 'item') {
      lastInside = target;
      if (scheduled !== 'open') schedule('open', hoverIntentDelay);
    } else if (scheduled === 'open') {
      // The mouse has left the item before the delay ended: it only crossed the item.
      lastInside = undefined;
      cancel();
    } else if (lastInside && target === 'other' && !movesDownFromItem) {
      // The mouse has moved to another item, but not on its way down to the menu.
      lastInside = undefined;
      cancel();
      menu.close();
    } else if (lastInside && (movesDownFromItem || scheduled === undefined)) {
      // Cancelled if the mouse returns to the item or reaches the menu. Each move down restarts the delay; other moves
      // do not.
      schedule('close', megaMenuLeaveDelay);
    }
  };
}
