import {
  activeItem,
  besideLimit,
  heldBy,
  type Hold,
  holdOf,
  itemShifts,
  type Measured,
} from './accordion-geometry.ts';
import { accordion } from './figures.ts';
import { isMotionPaused } from './motion-preference.ts';
import type { Piece } from './moving.tsx';
import { coveredByDrawing, placeInPage, topWithin, windowMiddle } from './place-in-page.ts';
import { scrollToSmoothly } from './scroll-to.ts';

/**
 * Opens the row of an accordion whose place in the page reaches the middle of the window, or that is
 * clicked. Styles give closed rows the room of their bodies, so that the page is as high whichever is
 * open. While this room is scrolled through, the stage (the rows, their heading, what stands beside
 * them) is held with the open row in the middle of the window and all others next to it: the room is
 * never seen.
 *
 * What it computes, in pixels, is for the styles of the section (parts-accordion.tsx), whose values
 * without it are those of a stage that is not held:
 * - `--shift` of a row: how far it stands from its place in the stage
 * - `--above`: the same of what stands above the rows, `--beside`: of what stands beside them
 * - `--list-height`: from the first row to the end of the last
 * - `--held-top`, `--held-for`: where in the window the stage is held, and for how long a scroll
 */
export const start: Piece = (stage, signal) => {
  const rows = [...stage.querySelectorAll('details')];
  const summaries = rows.map((row) => row.querySelector('summary'));
  const list = rows[0]?.parentElement;
  const box = stage.parentElement;
  if (!list || !box) return;
  const beside = stage.querySelector<HTMLElement>('[data-beside]');
  /** What stands beside the rows is sticky where the stage is not held. */
  const sticky: HTMLElement[] = [];
  for (let one = beside?.parentElement; one && one !== stage; one = one.parentElement) {
    sticky.push(one);
  }
  let tops: number[] = [];
  let bodyHeights: number[] = [];
  let hold: Hold = { holds: false, top: 0, from: 0, length: 0, lifts: [] };
  let active = -1;
  /** How far the active row stands from its place in the stage. */
  let lift = 0;
  /** What stands beside the rows goes up with them, but not further than this. */
  let highestBeside = 0;
  /** The row that was at the middle when one was found that the visitor had opened: it does not open until the middle has reached another. */
  let ignoredRow: number | undefined;
  /** Rows are not where scrolling would have them: one had to stay in its place, or to come into view. */
  let isAside = false;
  let isScrolling = false;

  const usualLift = (index: number) => hold.lifts[index] ?? 0;
  const activate = (index: number, isOpen = true, liftBy = usualLift(index)) => {
    if (tops.length === 0) return;
    active = index;
    lift = liftBy;
    isAside = lift !== usualLift(index);
    const shifts = itemShifts(bodyHeights, active, isOpen);
    let { height } = list.getBoundingClientRect();
    for (const [place, row] of rows.entries()) {
      row.open = isOpen && place === active;
      if (!row.open) height -= bodyHeights[place] ?? 0;
      row.style.setProperty('--shift', `${(shifts[place] ?? 0) + lift}px`);
    }
    const above = (shifts[0] ?? 0) + lift;
    box.style.setProperty('--above', `${above}px`);
    box.style.setProperty('--beside', `${hold.holds ? Math.max(above, highestBeside) : 0}px`);
    box.style.setProperty('--list-height', `${height}px`);
  };
  /** Pixels at the top of the window that the header covers, or a pinned drawing. */
  const coveredTop = () =>
    Math.max(coveredByDrawing(list), document.querySelector('header')?.offsetHeight ?? 0);
  const middle = () => windowMiddle(list);
  /** Where a row stands in the window, but for its lift. */
  const topOf = (index: number, openRow: number, isOpen = true) =>
    (tops[index] ?? 0) +
    heldBy(hold, scrollY) -
    scrollY +
    (itemShifts(bodyHeights, openRow, isOpen)[index] ?? 0);
  const keyboardFocus = () => list.querySelector(':focus-visible');
  const follow = () => {
    // What is reached by the keyboard must not move away from it, nor open unasked.
    if (keyboardFocus()) return;
    if (isScrolling) return;
    const reached = activeItem(tops, scrollY + middle());
    if (reached === ignoredRow) return;
    ignoredRow = undefined;
    if (reached !== active || isAside) activate(reached);
  };
  /** Holds the stage with its first row in the middle, as long as it is scrolled to the place of its last. */
  const holdStage = () => {
    const measured: Measured = {
      stageTop: placeInPage(stage, stage),
      tops,
      heights: rows.map((row) => row.offsetHeight),
      windowHeight: innerHeight,
      middle: middle(),
      covered: coveredTop(),
    };
    hold = holdOf(measured);
    stage.toggleAttribute('data-held', hold.holds);
    for (const one of sticky) one.style.setProperty('top', hold.holds ? '-100vh' : '');
    box.style.setProperty('--held-top', `${hold.top}px`);
    box.style.setProperty('--held-for', `${hold.length}px`);
    if (!beside) return;
    const top = topWithin(stage, beside);
    const drawing = { top, bottom: top + beside.offsetHeight };
    highestBeside = besideLimit(drawing, hold, measured, coveredByDrawing(list));
  };
  /** Rows that are on their way are where they go to. */
  const settle = () => {
    for (const row of rows) for (const animation of row.getAnimations()) animation.finish();
  };
  const measure = () => {
    settle();
    const isFirst = tops.length === 0;
    const topsBefore = rows.map((row) => row.getBoundingClientRect().top);
    const bottom = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().bottom ?? 0;
    bodyHeights = rows.map((row, index) => bottom(row) - bottom(summaries[index]));
    tops = rows.map((row) => placeInPage(stage, row));
    holdStage();
    active = -1;
    const open = rows.findLastIndex((row) => row.open);
    // A page comes with its first row open: the visitor has opened another one.
    if (isFirst && open > 0) ignoredRow = activeItem(tops, scrollY + middle());
    const focused = rows.findIndex((row) => row.contains(keyboardFocus()));
    // What has the focus, or was opened, keeps its place in the window.
    const kept = focused < 0 && ignoredRow !== undefined ? open : focused;
    if (kept >= 0) activate(open, true, (topsBefore[kept] ?? 0) - topOf(kept, open));
    follow();
    settle();
  };
  /** Where the stage is held, scrolling does not bring a closed row into view that the keyboard has reached. */
  const reveal = () => {
    const focused = keyboardFocus();
    const index = summaries.findIndex((one) => one === focused);
    if (!focused || index < 0 || !hold.holds) return;
    const { height } = focused.getBoundingClientRect();
    const isOpen = rows[active]?.open ?? false;
    const top = topOf(index, active, isOpen);
    const isInView = top + lift >= coveredTop() && top + lift + height <= innerHeight;
    if (!isInView) activate(active, isOpen, middle() - height / 2 - top);
  };
  const onClick = async (event: MouseEvent) => {
    const summary = event.target instanceof Element && event.target.closest('summary');
    const index = summaries.findIndex((one) => one === summary);
    const row = rows[index];
    if (!row || tops.length === 0) return;
    event.preventDefault();
    ignoredRow = undefined;
    // By keyboard or assistive technology, which say that it is expanded: pressed again it closes.
    if (event.detail === 0 && row.open) {
      activate(index, false, lift);
      return;
    }
    activate(index);
    isScrolling = true;
    const centre = (tops[index] ?? 0) + row.offsetHeight / 2;
    await scrollToSmoothly(centre - middle(), isMotionPaused() ? 0 : accordion.scrollTo);
    isScrolling = false;
    if (!signal.aborted) follow();
  };

  let timer = setTimeout(measure, accordion.initDelay * 1000);
  const resizes = new ResizeObserver(() => {
    if (tops.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(measure, accordion.resizeDebounce * 1000);
  });
  resizes.observe(document.body);
  addEventListener('scroll', follow, { passive: true, signal });
  list.addEventListener('click', (event) => void onClick(event), { signal });
  list.addEventListener('focusin', () => requestAnimationFrame(reveal), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resizes.disconnect();
    for (const row of rows) row.style.removeProperty('--shift');
    stage.removeAttribute('data-held');
    for (const one of sticky) one.style.removeProperty('top');
    for (const name of ['--above', '--beside', '--list-height', '--held-top', '--held-for']) {
      box.style.removeProperty(name);
    }
  });
};
