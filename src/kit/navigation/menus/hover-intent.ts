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
  let waiting: 'open' | 'close' | undefined;
  /** Which of the two places last asked for the menu; undefined while the menu is not wanted. */
  let from: 'item' | 'menu' | undefined;
  let lastY = 0;

  const schedule = (action: 'open' | 'close', delay: number) => {
    clearTimeout(timer);
    waiting = action;
    timer = setTimeout(() => {
      waiting = undefined;
      if (action === 'close') from = undefined;
      menu[action]();
    }, delay);
  };
  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };

  return (place: Place, y: number) => {
    const movesDown = from === 'item' && y > lastY;
    lastY = y;
    if (place === 'menu') {
      from = place;
      cancel();
    } else if (place === 'item') {
      from = place;
      if (waiting !== 'open') schedule('open', hoverIntentDelay);
    } else if (waiting === 'open') {
      // The mouse only crossed the item.
      from = undefined;
      cancel();
    } else if (from && place === 'other' && !movesDown) {
      from = undefined;
      cancel();
      menu.close();
    } else if (from && (movesDown || waiting === undefined)) {
      // Cancelled if the mouse returns to the item or reaches the menu. Each move down restarts the delay.
      schedule('close', megaMenuLeaveDelay);
    }
  };
}
