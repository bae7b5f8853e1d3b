import { hoverIntentDelay, megaMenuLeaveDelay } from './figures.ts';

/** Where the mouse is: on the item that opens the menu, in the menu, on another item, elsewhere. */
export type Place = 'item' | 'menu' | 'other' | 'elsewhere';

/**
 * Opens a menu that lies below its item when the mouse rests on the item, and closes it when the
 * mouse leaves both or comes to another item. On its way down to the menu, straight or not, the
 * mouse crosses other items: while it goes down from the item the menu waits.
 *
 * @returns what is to be told of each move of the mouse, with its height in the window.
 */
export function hoverIntent(menu: { open: () => void; close: () => void }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: 'open' | 'close' | undefined;
  /** Where it was last, of the two that keep the menu open. */
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
    const isOnItsWay = from === 'item' && y > lastY;
    lastY = y;
    if (place === 'menu') {
      from = place;
      stop();
    } else if (place === 'item') {
      from = place;
      if (waiting !== 'open') wait('open', hoverIntentDelay);
    } else if (waiting === 'open') {
      from = undefined;
      stop();
    } else if (from && place === 'other' && !isOnItsWay) {
      from = undefined;
      stop();
      menu.close();
    } else if (from && (isOnItsWay || waiting === undefined)) {
      wait('close', megaMenuLeaveDelay);
    }
  };
}
