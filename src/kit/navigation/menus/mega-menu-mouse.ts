import { crossedRowDelay, hoverIntentDelay, ignoredClickPeriod } from './figures.ts';
import { hoverIntent, type HoverTarget } from './hover-intent.ts';
import { type MegaMenu, openRow } from './mega-menu.ts';

/**
 * Opens and closes a mega-menu and its rows by hovering, and lets a click on a row follow the row's own link.
 *
 * @param isLoadedByMouse Whether this module was loaded because the mouse entered the item.
 */
export function driveByMouse(menu: MegaMenu, signal: AbortSignal, isLoadedByMouse: boolean): void {
  const { item, button, panel } = menu;
  /** Time at which hovering last opened the menu, in milliseconds on the clock of `event.timeStamp`. */
  let hoveredAt = -Infinity;
  const trackMouse = hoverIntent(
    {
      open: () => {
        if (panel.matches(':popover-open')) return;
        hoveredAt = performance.now();
        menu.open();
      },
      close: () => panel.hidePopover(),
    },
    signal,
  );
  const hoverRow = rowHover(panel, signal);

  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      trackMouse(hoverTargetOf(event.target, menu), event.clientY);
      hoverRow(event.target, event);
    },
    { signal, passive: true },
  );
  document.documentElement.addEventListener(
    'pointerleave',
    ({ pointerType, clientY }) => {
      // A touch pointer fires this event also whenever the finger is lifted.
      if (pointerType !== 'mouse') return;
      trackMouse('elsewhere', clientY);
      hoverRow(null);
    },
    { signal },
  );
  button?.addEventListener(
    'click',
    (event) => {
      // A click right after hovering has opened the menu must not close it again.
      if (event.timeStamp - hoveredAt < ignoredClickPeriod) event.preventDefault();
    },
    { signal },
  );
  panel.addEventListener(
    'click',
    (event) => {
      const { target, pointerType } = event;
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      // The row is open by hovering, and `keepOpenRow` (drive-mega-menu.ts) keeps the click from closing it.
      const row = target.closest('summary')?.closest('details[open]');
      // A copy of the click, and not `click()`, so that a modifier key still opens the page in a new tab.
      row?.querySelector('a')?.dispatchEvent(new MouseEvent('click', event));
    },
    { signal },
  );
  // If the mouse has rested on the item since this module began to load, no move event will come. So the first move is
  // made up, with 0 for its unknown `y`. `:hover` alone would also match after a touch.
  if (isLoadedByMouse && item.matches(':hover')) trackMouse('item', 0);
}

function hoverTargetOf(target: Element, { item, panel }: MegaMenu): HoverTarget {
  if (item.contains(target)) return 'item';
  if (panel.contains(target)) return 'menu';
  return target.closest('header :is(a, summary, button)') ? 'other' : 'elsewhere';
}

/**
 * Opens the row on which the mouse rests.
 *
 * @returns a listener to call with each move of the mouse; `target` is null when the mouse has left the document.
 */
export function rowHover(panel: HTMLElement, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (target: Element | null, move = { movementX: 0, movementY: 0 }) => {
    const row = target?.closest('summary')?.closest('details');
    clearTimeout(timer);
    if (!row || !panel.contains(row)) return;
    // The links of the open row are beside the rows. A mouse that moves towards these links crosses other rows, which
    // therefore open after a longer delay.
    const towardsLinks = panel.matches(':dir(rtl)') ? -move.movementX : move.movementX;
    const isCrossing = towardsLinks > Math.abs(move.movementY);
    timer = setTimeout(() => openRow(row), isCrossing ? crossedRowDelay : hoverIntentDelay);
  };
}
