import { crossedRowDelay, hoverIntentDelay, ignoredClick } from './figures.ts';
import { hoverIntent, type HoverTarget } from './hover-intent.ts';

/**
 * Adds hovering and arrow keys to the mega-menu, in addition to the popover's native behaviour.
 *
 * @param item The box around the menu's link and the button that opens the menu.
 * @param panel The popover. Its rows, one for each category, are `details`, of which one is open at a time.
 * @param hovers Whether this module was loaded because the mouse hovers the item; otherwise because of the focus.
 * @returns a cleanup function.
 */
export function driveMegaMenu(item: HTMLElement, panel: HTMLElement, hovers: boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const button = item.querySelector('button');
  const rows = [...panel.querySelectorAll('details')];
  const isOpen = () => panel.matches(':popover-open');
  const openRow = (row: HTMLDetailsElement | undefined) => {
    // All rows share a `name`, so the browser closes the others.
    if (row) row.open = true;
  };
  /** When hovering last opened the menu, on the clock of `event.timeStamp`. */
  let hoveredAt = -Infinity;
  let rowTimer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Handles an arrow key. Up and down lead through the rows, or through the links of a row. Right leads from a
   * row to its links, left back to the row. Opens the row that the key leads to.
   *
   * @returns the element to focus; undefined for all other keys, and if the key leads nowhere.
   */
  const followArrow = (key: string, from: HTMLElement): HTMLElement | null | undefined => {
    const row = from.closest('details');
    if (!row) return undefined;
    const [summary, ...links] = row.querySelectorAll<HTMLElement>('summary, a');
    if (from !== summary) {
      const index = links.indexOf(from);
      if (key === 'ArrowDown') return links[index + 1] ?? from;
      if (key === 'ArrowUp') return links[index - 1] ?? summary;
      return key === 'ArrowLeft' ? summary : undefined;
    }
    if (key === 'ArrowRight') {
      openRow(row);
      return links[0];
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step === undefined) return undefined;
    // Above the first row is the last one: `at(-1)`.
    const next = rows.at((rows.indexOf(row) + step) % rows.length);
    openRow(next);
    return summaryOf(next);
  };
  const open = () => {
    if (isOpen() || !button) return;
    panel.showPopover({ source: button });
  };
  const hover = hoverIntent({
    open: () => {
      if (isOpen()) return;
      hoveredAt = performance.now();
      open();
    },
    close: () => panel.hidePopover(),
  });

  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
    const { target } = event;
    hover(hoverTargetOf(target), event.clientY);
    const row = target.closest('summary')?.closest('details');
    clearTimeout(rowTimer);
    if (!row || !panel.contains(row)) return;
    // The links of the open row are to its right. A mouse that moves there crosses other rows, so these
    // open after a longer delay.
    const movesRight = event.movementX > Math.abs(event.movementY);
    rowTimer = setTimeout(() => openRow(row), movesRight ? crossedRowDelay : hoverIntentDelay);
  };
  const hoverTargetOf = (target: Element): HoverTarget => {
    if (item.contains(target)) return 'item';
    if (panel.contains(target)) return 'menu';
    return target.closest('header :is(a, summary, button)') ? 'other' : 'elsewhere';
  };

  addEventListener('pointermove', onMove, { signal, passive: true });
  document.documentElement.addEventListener(
    'pointerleave',
    ({ pointerType, clientY }) => {
      // A touch pointer fires this event also whenever the finger is lifted.
      if (pointerType === 'mouse') hover('elsewhere', clientY);
    },
    { signal },
  );
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
    'beforetoggle',
    ({ newState }) => {
      if (newState !== 'open') return;
      // The row of the current page opens with the menu.
      for (const link of panel.querySelectorAll('a')) {
        link.ariaCurrent = link.pathname === location.pathname ? 'page' : null;
      }
      openRow(rows.find((row) => row.querySelector('[aria-current]')));
    },
    { signal },
  );
  button?.addEventListener(
    'click',
    (event) => {
      // A click right after hovering has opened the menu must not close it again.
      if (event.timeStamp - hoveredAt < ignoredClick) event.preventDefault();
    },
    { signal },
  );
  panel.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('a')) panel.hidePopover();
      const row = event.target.closest('summary')?.closest('details');
      if (!row?.open) return;
      // The open row must not close. The mouse opens rows by hovering, so its click follows the row's own
      // link instead.
      event.preventDefault();
      if (event.pointerType === 'mouse') row.querySelector('a')?.click();
    },
    { signal },
  );
  item.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
      summaryOf(rows.find((row) => row.open) ?? rows[0])?.focus();
    },
    { signal },
  );
  panel.addEventListener(
    'keydown',
    (event) => {
      const next = followArrow(event.key, event.target as HTMLElement);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
  // The mouse may rest on the item by now, so that no move event follows, and `y` is unknown (0).
  // `hovers` is checked as well, because `:hover` also matches after a touch.
  if (hovers && item.matches(':hover')) hover('item', 0);
  return () => {
    clearTimeout(rowTimer);
    controller.abort();
  };
}

function summaryOf(row: HTMLDetailsElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector('summary');
}
