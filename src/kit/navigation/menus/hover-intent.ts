import { hoverIntentDelay, megaMenuLeaveDelay } from './figures.ts';

/** What the mouse is over: the item that opens the menu, the menu, another item, or none of them. */
export type Place = 'item' | 'menu' | 'other' | 'elsewhere';

/**
 * Opens a menu that lies below its item when the mouse rests on the item, and closes it when the
 * mouse leaves both or comes to another item. On its way down to the menu, straight or not, the
 * mouse crosses other items: while it goes down from the item the menu waits.
 *
 * @returns a listener for each move of the mouse; `y` is its `clientY`.
 */
export function hoverIntent(menu: { open: () => void; close: () => void }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: 'open' | 'close' | undefined;
  /** The last of the two places that keep the menu open. */
  let from: 'item' | 'menu' | undefined;
  let lastY = 0;

  const wait = (aim: 'open' | 'close', delay: number) => {
    clearTimeout(timer);
    waiting = aim;
    timer = setTimeout(() => {
      waiting = undefined;
      if (aim === 'close') from = undefined;
      menu[aim]();
    }, delay);
  };
  const stop = () => {
    clearTimeout(timer);
    waiting = undefined;
  };

  return (place: Place, y: number) => {
    const movesDown = from === 'item' && y > lastY;
    lastY = y;
    if (place === 'menu') {
      from = place;
      stop();
    } else if (place === 'item') {
      from = place;
      if (waiting !== 'open') wait('open', hoverIntentDelay);
    } else if (waiting === 'open') {
      // It only crossed the item.
      from = undefined;
      stop();
    } else if (from && place === 'other' && !movesDown) {
      from = undefined;
      stop();
      menu.close();
    } else if (from && (movesDown || waiting === undefined)) {
      // Unless it comes back or reaches the menu meanwhile; each step down gives it more time.
      wait('close', megaMenuLeaveDelay);
    }
  };
}
