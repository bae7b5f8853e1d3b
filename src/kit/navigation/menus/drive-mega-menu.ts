import { hoverIntentDelay, ignoredClick } from './figures.ts';
import { hoverIntent, type Place } from './hover-intent.ts';

/**
 * Hovering and arrow keys of the mega-menu, in addition to the popover's native behaviour.
 *
 * @param item The link and the button that opens the menu.
 * @param panel The popover; each category is a `details`, of which one is open at a time.
 * @param hovers Whether hovering, rather than the focus, loaded this module.
 * @returns a cleanup function.
 */
export function driveMegaMenu(item: HTMLElement, panel: HTMLElement, hovers: boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const button = item.querySelector('button');
  const rows = [...panel.querySelectorAll('details')];
  const isOpen = () => panel.matches(':popover-open');
  const openRow = (row: HTMLDetailsElement | undefined) => {
    // They share a `name`, so that the browser closes the others.
    if (row) row.open = true;
  };
  /** When hovering last opened the menu; as `event.timeStamp`. */
  let hoveredAt = -Infinity;
  let rowTimer: ReturnType<typeof setTimeout> | undefined;

  /** Opens the row that an arrow key leads to. @returns what it focuses there. */
  const followArrow = (key: string, from: HTMLElement): HTMLElement | null | undefined => {
    const row = from.closest('details');
    if (!row) return undefined;
    const [summary, ...links] = row.querySelectorAll<HTMLElement>('summary, a');
    if (from !== summary) {
      const place = links.indexOf(from);
      if (key === 'ArrowDown') return links[place + 1] ?? from;
      if (key === 'ArrowUp') return links[place - 1] ?? summary;
      return key === 'ArrowLeft' ? summary : undefined;
    }
    if (key === 'ArrowRight') {
      openRow(row);
      return links[0];
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step === undefined) return undefined;
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
    hover(placeOf(target), event.clientY);
    const row = target.closest('summary')?.closest('details');
    clearTimeout(rowTimer);
    if (!row || !panel.contains(row)) return;
    // The services of the open row are to its right: on the way there the mouse crosses other rows.
    const movesRight = event.movementX > Math.abs(event.movementY);
    rowTimer = setTimeout(() => openRow(row), hoverIntentDelay * (movesRight ? 4 : 1));
  };
  const placeOf = (target: Element): Place => {
    if (item.contains(target)) return 'item';
    if (panel.contains(target)) return 'menu';
    return target.closest('header :is(a, summary, button)') ? 'other' : 'elsewhere';
  };

  addEventListener('pointermove', onMove, { signal, passive: true });
  document.documentElement.addEventListener(
    'pointerleave',
    ({ pointerType, clientY }) => {
      // A touch pointer leaves whenever the finger is lifted.
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
      const here = location.pathname;
      for (const link of panel.querySelectorAll('a')) {
        link.ariaCurrent = link.pathname === here ? 'page' : null;
      }
      openRow(rows.find((row) => row.querySelector('[aria-current]')));
    },
    { signal },
  );
  button?.addEventListener(
    'click',
    (event) => {
      // Hovering has just opened it: a click right after that must not close it.
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
      // One row stays open. Hovering opens rows, so a click of the mouse follows the row's own link.
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
  // The mouse may stand still by now. `:hover` also matches after a touch, which is no intent.
  if (hovers && item.matches(':hover')) hover('item', 0);
  return () => {
    clearTimeout(rowTimer);
    controller.abort();
  };
}

function summaryOf(row: HTMLDetailsElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector('summary');
}
