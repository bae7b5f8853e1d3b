import { type MegaMenu, openRow } from './mega-menu.ts';
import { driveByKeys } from './mega-menu-keys.ts';
import { driveByMouse } from './mega-menu-mouse.ts';

/**
 * Adds hovering and arrow keys to the mega-menu, in addition to the popover's native behaviour.
 *
 * @param item The box around the menu's link and the button that opens the menu.
 * @param panel The popover. Its rows, one for each category, are `details`, of which one is open at a time.
 * @param isLoadedByMouse Whether this module was loaded because the mouse entered the item; otherwise because of the
 *   focus or a finger.
 * @returns a cleanup function.
 */
export function driveMegaMenu(
  item: HTMLElement,
  panel: HTMLElement,
  isLoadedByMouse: boolean,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const button = item.querySelector('button');
  const menu: MegaMenu = {
    item,
    button,
    panel,
    rows: [...panel.querySelectorAll('details')],
    open: () => {
      if (button && !panel.matches(':popover-open')) panel.showPopover({ source: button });
    },
  };
  driveByMouse(menu, signal, isLoadedByMouse);
  driveByKeys(menu, signal);
  openCurrentRow(menu, signal);
  keepOpenRow(menu, signal);
  closeWhenLeft(menu, signal);
  return () => controller.abort();
}

/** Marks the link to the current page, and opens its row, whenever the menu opens. */
function openCurrentRow({ panel, rows }: MegaMenu, signal: AbortSignal): void {
  panel.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      if (newState !== 'open') return;
      for (const link of panel.querySelectorAll('a')) {
        link.ariaCurrent = link.pathname === location.pathname ? 'page' : null;
      }
      openRow(rows.find((row) => row.querySelector('[aria-current]')));
    },
    { signal },
  );
}

/** Keeps the open row open when it is clicked. */
function keepOpenRow({ panel }: MegaMenu, signal: AbortSignal): void {
  panel.addEventListener(
    'click',
    (event) => {
      const isOnOpenRow =
        event.target instanceof Element && event.target.closest('details[open] > summary');
      if (isOnOpenRow) event.preventDefault();
    },
    { signal },
  );
}

/** Closes the menu when the focus leaves it, or when one of its links is followed. */
function closeWhenLeft({ item, panel }: MegaMenu, signal: AbortSignal): void {
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Node && !item.contains(target) && !panel.contains(target)) {
        panel.hidePopover();
      }
    },
    { signal },
  );
  panel.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) panel.hidePopover();
    },
    { signal },
  );
}
