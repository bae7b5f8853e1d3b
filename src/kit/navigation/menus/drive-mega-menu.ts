import { forgivenPress, hoverIntentDelay } from './figures.ts';
import { hoverIntent, type Place } from './hover-intent.ts';

/**
 * What the mouse and the arrow keys do with the mega-menu, beside what the browser does by itself.
 *
 * @param item The link and the button that opens the menu.
 * @param panel The popover.
 * @param hovers Whether it was the mouse for which this was loaded.
 * @returns what ends it.
 */
export function driveMegaMenu(item: HTMLElement, panel: HTMLElement, hovers: boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const button = item.querySelector('button');
  const rows = [...panel.querySelectorAll('details')];
  const isOpen = () => panel.matches(':popover-open');
  const takeInHand = (row: HTMLDetailsElement | undefined) => {
    // `name` closes the one that was open.
    if (row) row.open = true;
  };
  /** The last moment at which hovering opened the menu. */
  let hoveredAt = -Infinity;
  let resting: ReturnType<typeof setTimeout> | undefined;

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
    clearTimeout(resting);
    if (!row || !panel.contains(row)) return;
    // To the right lie the services of the row in hand: on the way there the mouse crosses others.
    const isOnItsWay = event.movementX > Math.abs(event.movementY);
    resting = setTimeout(() => takeInHand(row), hoverIntentDelay * (isOnItsWay ? 4 : 1));
  };
  const placeOf = (target: Element): Place => {
    if (item.contains(target)) return 'item';
    if (panel.contains(target)) return 'menu';
    return target.closest('.site-header a, .site-header summary, .site-header button')
      ? 'other'
      : 'elsewhere';
  };

  addEventListener('pointermove', onMove, { signal, passive: true });
  document.documentElement.addEventListener(
    'pointerleave',
    ({ pointerType, clientY }) => {
      // A finger leaves whenever it is lifted.
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
      // The page that is shown has its row in hand.
      const here = location.pathname;
      for (const link of panel.querySelectorAll('a')) {
        link.ariaCurrent = link.pathname === here ? 'page' : null;
      }
      takeInHand(rows.find((row) => row.querySelector('[aria-current]')));
    },
    { signal },
  );
  button?.addEventListener(
    'click',
    (event) => {
      // The mouse has only just opened it: a press does not close it again.
      if (event.timeStamp - hoveredAt < forgivenPress) event.preventDefault();
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
      // One row is always in hand; the mouse, which need not press to open it, goes to its page.
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
      const row = (event.target as Element).closest('details');
      if (!row) return;
      const focusable = [...row.querySelectorAll<HTMLElement>('summary, a')];
      const place = focusable.indexOf(event.target as HTMLElement);
      const inRow = (step: number) => focusable[Math.min(place + step, focusable.length - 1)];
      const otherRow = (step: number) => {
        const next = rows.at((rows.indexOf(row) + step) % rows.length);
        takeInHand(next);
        return summaryOf(next);
      };
      const next =
        place > 0
          ? { ArrowDown: inRow(1), ArrowUp: inRow(-1), ArrowLeft: focusable[0] }[event.key]
          : event.key === 'ArrowRight'
            ? (takeInHand(row), inRow(1))
            : event.key === 'ArrowDown'
              ? otherRow(1)
              : event.key === 'ArrowUp'
                ? otherRow(-1)
                : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
  // It may rest by now. What a finger has touched is hovered, too, without any intent.
  if (hovers && item.matches(':hover')) hover('item', 0);
  return () => {
    clearTimeout(resting);
    controller.abort();
  };
}

function summaryOf(row: HTMLDetailsElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector('summary');
}
