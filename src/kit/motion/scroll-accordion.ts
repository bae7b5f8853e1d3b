import {
  activeRow,
  computeHold,
  heldDistance,
  type Hold,
  type Measurements,
  rowShifts,
  smallestBesideShift,
} from './accordion-geometry.ts';
import { accordion } from './figures.ts';
import { isMotionPaused } from './motion-preference.ts';
import type { Piece } from './moving.tsx';
import { coveredByDrawing, placeInPage, topWithin, windowMiddle } from './place-in-page.ts';
import { scrollToSmoothly } from './scroll-to.ts';

/**
 * Opens the row of an accordion that is scrolled to the middle of the window, or that is clicked.
 *
 * The layout reserves space for the bodies of closed rows, so that the height of the page does not depend
 * on which row is open. The stage (the rows, their heading and the drawing beside them) is held in the
 * window, as a sticky element is, while the visitor scrolls through that space. The open row is then in the
 * middle and all other rows are next to it, so the reserved space is never visible.
 *
 * The results are custom properties in pixels, which the styles in parts-accordion.tsx read. The defaults of
 * these styles suit a stage that is not held:
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
  let hold: Hold = { isPossible: false, top: 0, from: 0, length: 0, lifts: [] };
  let active = -1;
  /** Translation of the active row. All other rows move along with it. */
  let lift = 0;
  /** Minimum of `--beside`: the drawing moves up with the rows, but no higher than this. */
  let minBeside = 0;
  /**
   * Set if the visitor had opened a row before this code was loaded: the row that was in the middle of the
   * window then. To open it would close the visitor's row. So it stays closed until the visitor has scrolled
   * to a different row.
   */
  let ignoredRow: number | undefined;
  /**
   * Whether the rows deviate from where scrolling would put them, because a row had to keep its position or
   * had to come into view.
   */
  let isDisplaced = false;
  /** Whether a click scrolls the page at the moment. */
  let isScrolling = false;

  const isMeasured = () => tops.length > 0;
  /** The translation that brings a row to the middle of the window if the stage can be held; otherwise 0. */
  const heldLift = (index: number) => hold.lifts[index] ?? 0;
  /**
   * Makes a row the active one, opens or closes it, closes all other rows, and moves everything accordingly.
   *
   * @param index Index of the row; -1 closes all rows.
   */
  const activate = (index: number, isOpen = true, liftBy = heldLift(index)) => {
    if (!isMeasured()) return;
    active = index;
    lift = liftBy;
    isDisplaced = lift !== heldLift(index);
    const shifts = rowShifts(bodyHeights, active, isOpen);
    let visibleHeight = list.getBoundingClientRect().height;
    for (const [rowIndex, row] of rows.entries()) {
      row.open = isOpen && rowIndex === active;
      if (!row.open) visibleHeight -= bodyHeights[rowIndex] ?? 0;
      row.style.setProperty('--shift', `${(shifts[rowIndex] ?? 0) + lift}px`);
    }
    const above = (shifts[0] ?? 0) + lift;
    box.style.setProperty('--above', `${above}px`);
    box.style.setProperty('--beside', `${hold.isPossible ? Math.max(above, minBeside) : 0}px`);
    box.style.setProperty('--list-height', `${visibleHeight}px`);
  };
  /** Pixels at the top of the window that the header or a pinned drawing covers. */
  const coveredTop = () =>
    Math.max(coveredByDrawing(list), document.querySelector('header')?.offsetHeight ?? 0);
  const middle = () => windowMiddle(list);
  /** Where the top of a row would be in the window, without `lift`, if `activeIndex` were active. */
  const topInWindow = (index: number, activeIndex: number, isOpen = true) =>
    (tops[index] ?? 0) +
    heldDistance(hold, scrollY) -
    scrollY +
    (rowShifts(bodyHeights, activeIndex, isOpen)[index] ?? 0);
  const findKeyboardFocus = () => list.querySelector(':focus-visible');
  /** Activates the row that has been scrolled to the middle of the window. */
  const followScroll = () => {
    // A row that has the keyboard focus must not move away, and no other row may open unasked.
    if (findKeyboardFocus()) return;
    if (isScrolling) return;
    const reached = activeRow(tops, scrollY + middle());
    if (reached === ignoredRow) return;
    ignoredRow = undefined;
    if (reached !== active || isDisplaced) activate(reached);
  };
  /** Sets where and for how long the stage is held, and how high the drawing may move. */
  const holdStage = () => {
    const measurements: Measurements = {
      stageTop: placeInPage(stage, stage),
      tops,
      heights: rows.map((row) => row.offsetHeight),
      windowHeight: innerHeight,
      middle: middle(),
      covered: coveredTop(),
    };
    hold = computeHold(measurements);
    // Tests read this attribute.
    stage.toggleAttribute('data-held', hold.isPossible);
    // If the stage is sticky, the boxes in it must not be. With a `top` far above the window they never stick.
    const stickyTop = hold.isPossible ? '-100vh' : '';
    for (const sticky of stickyBoxes) sticky.style.setProperty('top', stickyTop);
    box.style.setProperty('--held-top', `${hold.top}px`);
    box.style.setProperty('--held-for', `${hold.length}px`);
    if (!beside) return;
    const top = topWithin(stage, beside);
    const drawing = { top, bottom: top + beside.offsetHeight };
    minBeside = smallestBesideShift(drawing, hold, measurements, coveredByDrawing(list));
  };
  const finishTransitions = () => {
    for (const row of rows) for (const animation of row.getAnimations()) animation.finish();
  };
  const measure = () => {
    finishTransitions();
    const isFirstTime = !isMeasured();
    const topsBefore = rows.map((row) => row.getBoundingClientRect().top);
    const bottom = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().bottom ?? 0;
    bodyHeights = rows.map((row, index) => bottom(row) - bottom(summaries[index]));
    // `offsetTop` would be rounded, so that a kept row would move by a fraction of a pixel.
    const toPage = placeInPage(stage, stage) - stage.getBoundingClientRect().top;
    tops = rows.map((row, index) => (topsBefore[index] ?? 0) - shiftOf(row) + toPage);
    holdStage();
    // The geometry has changed: whichever row is reached, `followScroll` has to activate it anew.
    active = -1;
    const open = rows.findLastIndex((row) => row.open);
    // The page is served with its first row open. If another row is open, the visitor has opened it.
    if (isFirstTime && open > 0) ignoredRow = activeRow(tops, scrollY + middle());
    const focused = rows.findIndex((row) => row.contains(findKeyboardFocus()));
    const openedByVisitor = ignoredRow === undefined ? -1 : open;
    // The row that has the focus, or else the row that the visitor opened, keeps its position in the window.
    const keptRow = focused >= 0 ? focused : openedByVisitor;
    if (keptRow >= 0) activate(open, true, (topsBefore[keptRow] ?? 0) - topInWindow(keptRow, open));
    followScroll();
    finishTransitions();
  };
  /** Brings a summary with keyboard focus into view. In a held stage, scrolling by the browser cannot. */
  const revealFocused = () => {
    const focused = findKeyboardFocus();
    const index = summaries.findIndex((summary) => summary === focused);
    if (!focused || index < 0 || !hold.isPossible) return;
    const { height } = focused.getBoundingClientRect();
    const isOpen = rows[active]?.open ?? false;
    const top = topInWindow(index, active, isOpen);
    const isInView = top + lift >= coveredTop() && top + lift + height <= innerHeight;
    if (!isInView) activate(active, isOpen, middle() - height / 2 - top);
  };
  const onClick = async (event: MouseEvent) => {
    const summary = event.target instanceof Element && event.target.closest('summary');
    const index = summaries.findIndex((candidate) => candidate === summary);
    const row = rows[index];
    if (!row || !isMeasured()) return;
    event.preventDefault();
    ignoredRow = undefined;
    // `detail` is 0 for the keyboard and assistive technology. They expect a toggle: an open row is announced
    // as expanded, so pressing it has to close it.
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
    if (!isMeasured()) return;
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

/** The translation of a row that `activate` has set, in pixels. */
function shiftOf(row: HTMLElement): number {
  return parseFloat(row.style.getPropertyValue('--shift')) || 0;
}
