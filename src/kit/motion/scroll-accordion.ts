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
 * Opens the row of an accordion that reaches the middle of the window by scrolling, or that is clicked.
 *
 * The layout reserves room for the bodies of closed rows, so that the height of the page does not depend
 * on which row is open. The stage (the rows, their heading and the drawing beside them) is held in the
 * window while that room is scrolled through. The open row is then in the middle and all others are next to
 * it, so the reserved room is never seen.
 *
 * The results are custom properties in pixels, which the styles in parts-accordion.tsx read. Their defaults
 * there suit a stage that is not held:
 * - `--shift` of a row: its translation from where it is laid out in the stage
 * - `--above`, `--beside`: the translations of the heading above the rows, and of the drawing beside them
 * - `--list-height`: from the top of the first row to the bottom of the last
 * - `--held-top`, `--held-for`: where the stage is held in the window, and for how many pixels of
 *   scrolling
 */
export const start: Piece = (stage, signal) => {
  const rows = [...stage.querySelectorAll('details')];
  const summaries = rows.map((row) => row.querySelector('summary'));
  const list = rows[0]?.parentElement;
  const box = stage.parentElement;
  if (!list || !box) return;
  const beside = stage.querySelector<HTMLElement>('[data-beside]');
  /** The boxes around the drawing. They are sticky as long as the stage is not held. */
  const stickyBoxes: HTMLElement[] = [];
  let ancestor = beside?.parentElement;
  while (ancestor && ancestor !== stage) {
    stickyBoxes.push(ancestor);
    ancestor = ancestor.parentElement;
  }
  let tops: number[] = [];
  let bodyHeights: number[] = [];
  let hold: Hold = { holds: false, top: 0, from: 0, length: 0, lifts: [] };
  let active = -1;
  /** Translation of the active row. All other rows move along with it. */
  let lift = 0;
  /** Minimum of `--beside`: the drawing moves up with the rows, but no higher than this. */
  let highestBeside = 0;
  /**
   * The row at the middle of the window when this code found that the visitor had opened another one. It
   * does not open until the middle has reached a different row.
   */
  let ignoredRow: number | undefined;
  /**
   * Whether the rows deviate from where scrolling would put them, because one had to keep its place or
   * to come into view.
   */
  let isDisplaced = false;
  let isScrolling = false;

  /** The translation that brings a row to the middle of the window while the stage is held; otherwise 0. */
  const heldLift = (index: number) => hold.lifts[index] ?? 0;
  /**
   * Makes a row the active one, opens it or leaves it closed, closes all others, and moves everything
   * accordingly.
   */
  const activate = (index: number, isOpen = true, liftBy = heldLift(index)) => {
    if (tops.length === 0) return;
    active = index;
    lift = liftBy;
    isDisplaced = lift !== heldLift(index);
    const shifts = itemShifts(bodyHeights, active, isOpen);
    let { height } = list.getBoundingClientRect();
    for (const [rowIndex, row] of rows.entries()) {
      row.open = isOpen && rowIndex === active;
      if (!row.open) height -= bodyHeights[rowIndex] ?? 0;
      row.style.setProperty('--shift', `${(shifts[rowIndex] ?? 0) + lift}px`);
    }
    const above = (shifts[0] ?? 0) + lift;
    box.style.setProperty('--above', `${above}px`);
    box.style.setProperty('--beside', `${hold.holds ? Math.max(above, highestBeside) : 0}px`);
    box.style.setProperty('--list-height', `${height}px`);
  };
  /** Pixels at the top of the window that the header or a pinned drawing covers. */
  const coveredTop = () =>
    Math.max(coveredByDrawing(list), document.querySelector('header')?.offsetHeight ?? 0);
  const middle = () => windowMiddle(list);
  /** Where the top of a row is in the window, without `lift`, while `openRow` is the active one. */
  const topOf = (index: number, openRow: number, isOpen = true) =>
    (tops[index] ?? 0) +
    heldBy(hold, scrollY) -
    scrollY +
    (itemShifts(bodyHeights, openRow, isOpen)[index] ?? 0);
  const keyboardFocus = () => list.querySelector(':focus-visible');
  /** Activates the row that has been scrolled to the middle of the window. */
  const followScroll = () => {
    // A row that has the keyboard focus must not move away, and no other row may open unasked.
    if (keyboardFocus()) return;
    if (isScrolling) return;
    const reached = activeItem(tops, scrollY + middle());
    if (reached === ignoredRow) return;
    ignoredRow = undefined;
    if (reached !== active || isDisplaced) activate(reached);
  };
  /** Sets where the stage is held and for how long, and how high the drawing may move. */
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
    // Tests read this attribute.
    stage.toggleAttribute('data-held', hold.holds);
    // At a `top` far above the window these boxes never stick. The stage as a whole is sticky instead.
    for (const sticky of stickyBoxes) sticky.style.setProperty('top', hold.holds ? '-100vh' : '');
    box.style.setProperty('--held-top', `${hold.top}px`);
    box.style.setProperty('--held-for', `${hold.length}px`);
    if (!beside) return;
    const top = topWithin(stage, beside);
    const drawing = { top, bottom: top + beside.offsetHeight };
    highestBeside = besideLimit(drawing, hold, measured, coveredByDrawing(list));
  };
  const finishTransitions = () => {
    for (const row of rows) for (const animation of row.getAnimations()) animation.finish();
  };
  const measure = () => {
    finishTransitions();
    const isFirstTime = tops.length === 0;
    const topsBefore = rows.map((row) => row.getBoundingClientRect().top);
    const bottom = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().bottom ?? 0;
    bodyHeights = rows.map((row, index) => bottom(row) - bottom(summaries[index]));
    tops = rows.map((row) => placeInPage(stage, row));
    holdStage();
    active = -1;
    const open = rows.findLastIndex((row) => row.open);
    // The page is served with its first row open, so the visitor has opened the present one.
    if (isFirstTime && open > 0) ignoredRow = activeItem(tops, scrollY + middle());
    const focused = rows.findIndex((row) => row.contains(keyboardFocus()));
    // The row that has the focus, or else the one that the visitor opened, keeps its place in the window.
    const keptRow = focused < 0 && ignoredRow !== undefined ? open : focused;
    if (keptRow >= 0) activate(open, true, (topsBefore[keptRow] ?? 0) - topOf(keptRow, open));
    followScroll();
    finishTransitions();
  };
  /**
   * Brings a summary with keyboard focus into view, which the browser's scrolling cannot do in a held
   * stage.
   */
  const revealFocused = () => {
    const focused = keyboardFocus();
    const index = summaries.findIndex((summary) => summary === focused);
    if (!focused || index < 0 || !hold.holds) return;
    const { height } = focused.getBoundingClientRect();
    const isOpen = rows[active]?.open ?? false;
    const top = topOf(index, active, isOpen);
    const isInView = top + lift >= coveredTop() && top + lift + height <= innerHeight;
    if (!isInView) activate(active, isOpen, middle() - height / 2 - top);
  };
  const onClick = async (event: MouseEvent) => {
    const summary = event.target instanceof Element && event.target.closest('summary');
    const index = summaries.findIndex((candidate) => candidate === summary);
    const row = rows[index];
    if (!row || tops.length === 0) return;
    event.preventDefault();
    ignoredRow = undefined;
    // `detail` is 0 for the keyboard and assistive technology, which announces an open row as expanded:
    // activating it then has to close it.
    if (event.detail === 0 && row.open) {
      activate(index, false, lift);
      return;
    }
    activate(index);
    isScrolling = true;
    const centre = (tops[index] ?? 0) + row.offsetHeight / 2;
    await scrollToSmoothly(centre - middle(), isMotionPaused() ? 0 : accordion.scrollTo);
    isScrolling = false;
    if (!signal.aborted) followScroll();
  };

  let timer = setTimeout(measure, accordion.initDelay * 1000);
  const resizes = new ResizeObserver(() => {
    if (tops.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(measure, accordion.resizeDebounce * 1000);
  });
  resizes.observe(document.body);
  addEventListener('scroll', followScroll, { passive: true, signal });
  list.addEventListener('click', (event) => void onClick(event), { signal });
  list.addEventListener('focusin', () => requestAnimationFrame(revealFocused), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resizes.disconnect();
    for (const row of rows) row.style.removeProperty('--shift');
    stage.removeAttribute('data-held');
    for (const sticky of stickyBoxes) sticky.style.removeProperty('top');
    for (const name of ['--above', '--beside', '--list-height', '--held-top', '--held-for']) {
      box.style.removeProperty(name);
    }
  });
};
