import { hoverIntentDelay, megaMenuLeaveDelay } from './figures.ts';

/** What the mouse is over: the item that opens the menu, the menu, another item, or none of them. */
export type Place = 'item' | 'menu' | 'other' | 'elsewhere';

/**
 * Opens a menu below an item when the mouse rests on the item, and closes it when the mouse leaves both
 * or moves to another item. On its way from the item to the menu the mouse may cross other items: these
 * do not close the menu at once while the mouse moves down.
 *
 * @returns a listener to call with each move of the mouse; `y` is its `clientY`.
 */
export function hoverIntent(menu: { open: () => void; close: () => void }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The action that `timer` will take; undefined if there is none. */
  let scheduled: 'open' | 'close' | undefined;
  /** Whether the mouse was last over the item or the menu; undefined while the menu is not wanted. */
  let wantedFrom: 'item' | 'menu' | undefined;
  let lastY = 0;

  const schedule = (action: 'open' | 'close', delay: number) => {
    clearTimeout(timer);
    scheduled = action;
    timer = setTimeout(() => {
      scheduled = undefined;
      if (action === 'close') wantedFrom = undefined;
      menu[action]();
    }, delay);
  };
  const cancel = () => {
    clearTimeout(timer);
    scheduled = undefined;
  };

  return (place: Place, y: number) => {
    const movesDown = wantedFrom === 'item' && y > lastY;
    lastY = y;
    if (place === 'menu') {
      wantedFrom = place;
      cancel();
    } else if (place === 'item') {
      wantedFrom = place;
      if (scheduled !== 'open') schedule('open', hoverIntentDelay);
    } else if (scheduled === 'open') {
      // The mouse only crossed the item.
      wantedFrom = undefined;
      cancel();
    } else if (wantedFrom && place === 'other' && !movesDown) {
      wantedFrom = undefined;
      cancel();
      menu.close();
    } else if (wantedFrom && (movesDown || scheduled === undefined)) {
      // Cancelled if the mouse returns to the item or reaches the menu. Each move down restarts the delay.
      schedule('close', megaMenuLeaveDelay);
    }
  };
}
