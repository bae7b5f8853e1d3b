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
  const list = stage.querySelector('details')?.parentElement;
  const box = stage.parentElement;
  if (!list || !box) return;
  const scrollAccordion = new ScrollAccordion(stage, list, box, signal);
  const measure = () => scrollAccordion.measure();
  let measureTimer = setTimeout(measure, accordion.initDelay * 1000);
  const resizes = new ResizeObserver(() => {
    if (!scrollAccordion.isMeasured) return;
    clearTimeout(measureTimer);
    measureTimer = setTimeout(measure, accordion.resizeDebounce * 1000);
  });
  resizes.observe(document.body);
  addEventListener('scroll', () => scrollAccordion.followScroll(), { passive: true, signal });
  list.addEventListener('click', (event) => void scrollAccordion.onClick(event), { signal });
  // In the next frame, when the browser itself has scrolled to the focused element.
  const revealFocused = () => requestAnimationFrame(() => scrollAccordion.revealFocused());
  list.addEventListener('focusin', revealFocused, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(measureTimer);
    resizes.disconnect();
    scrollAccordion.reset();
  });
};

class ScrollAccordion {
  readonly #stage: HTMLElement;
  readonly #list: HTMLElement;
  /** Around the stage. Its custom properties are those of the accordion as a whole. */
  readonly #box: HTMLElement;
  readonly #signal: AbortSignal;
  readonly #rows: readonly HTMLDetailsElement[];
  readonly #summaries: readonly (HTMLElement | null)[];
  /** The drawing beside the rows. */
  readonly #beside: HTMLElement | null;
  /** The boxes around the drawing. They are sticky as long as the stage is not held. */
  readonly #stickyBoxes: readonly HTMLElement[];

  // Measurements, in pixels; see accordion-geometry.ts.
  #tops: number[] = [];
  #bodyHeights: number[] = [];
  #hold: Hold = { isPossible: false, top: 0, from: 0, length: 0, lifts: [] };
  /** Minimum of `--beside`: the drawing moves up with the rows, but no higher than this. */
  #minBeside = 0;

  /** Index of the active row; -1 if there is none. */
  #active = -1;
  /** Translation of the whole list, in pixels. Each row is shifted in addition (`rowShifts`). */
  #lift = 0;
  /**
   * Index of a row that does not open although it is in the middle of the window. Set if the visitor had opened
   * another row before this code was loaded, because that row would close. Unset when the visitor scrolls to a
   * different row.
   */
  #ignoredRow: number | undefined;
  /**
   * Whether the rows deviate from where scrolling would put them, because a row had to keep its position or
   * had to come into view.
   */
  #isDisplaced = false;
  /** The scrolling that the last click has begun, until it ends. */
  #scrolling: Promise<void> | undefined;

  constructor(stage: HTMLElement, list: HTMLElement, box: HTMLElement, signal: AbortSignal) {
    this.#stage = stage;
    this.#list = list;
    this.#box = box;
    this.#signal = signal;
    this.#rows = [...stage.querySelectorAll('details')];
    this.#summaries = this.#rows.map((row) => row.querySelector('summary'));
    this.#beside = stage.querySelector('[data-beside]');
    this.#stickyBoxes = ancestorsBelow(stage, this.#beside);
  }

  get isMeasured(): boolean {
    return this.#tops.length > 0;
  }

  /** Measures the rows, decides how the stage is held, and activates a row. Needed again after each resize. */
  measure(): void {
    this.#finishTransitions();
    const isFirstTime = !this.isMeasured;
    const topsBefore = this.#rows.map((row) => row.getBoundingClientRect().top);
    const bottom = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().bottom ?? 0;
    this.#bodyHeights = this.#rows.map(
      (row, index) => bottom(row) - bottom(this.#summaries[index]),
    );
    // From the window to the document, as if the stage were not held. `offsetTop` of the rows would be rounded, so that
    // a row that keeps its position would move by a fraction of a pixel.
    const toPage = placeInPage(this.#stage, this.#stage) - this.#stage.getBoundingClientRect().top;
    this.#tops = this.#rows.map((row, index) => (topsBefore[index] ?? 0) - shiftOf(row) + toPage);
    this.#holdStage();
    // The geometry has changed, so `followScroll` must activate the reached row again, even if it was active before.
    this.#active = -1;
    const open = this.#rows.findLastIndex((row) => row.open);
    // The page is served with its first row open. If another row is open, the visitor has opened it.
    if (isFirstTime && open > 0) this.#ignoredRow = this.#reachedRow();
    const focused = this.#rows.findIndex((row) => row.contains(this.#findKeyboardFocus()));
    const openedByVisitor = this.#ignoredRow === undefined ? -1 : open;
    // The row that has the focus, or else the row that the visitor opened, keeps its position in the window.
    const keptRow = focused >= 0 ? focused : openedByVisitor;
    if (keptRow >= 0) {
      const keepingLift = (topsBefore[keptRow] ?? 0) - this.#topInWindow(keptRow, open);
      this.#activate(open, true, keepingLift);
    }
    this.followScroll();
    this.#finishTransitions();
  }

  /** Activates the row that has been scrolled to the middle of the window. */
  followScroll(): void {
    // A row that has the keyboard focus must not move away, and no other row may open unasked.
    if (this.#findKeyboardFocus() || this.#scrolling) return;
    const reached = this.#reachedRow();
    if (reached === this.#ignoredRow) return;
    this.#ignoredRow = undefined;
    if (reached !== this.#active || this.#isDisplaced) this.#activate(reached);
  }

  async onClick(event: MouseEvent): Promise<void> {
    const summary = event.target instanceof Element && event.target.closest('summary');
    const index = this.#summaries.findIndex((candidate) => candidate === summary);
    const row = this.#rows[index];
    if (!row || !this.isMeasured) return;
    event.preventDefault();
    this.#ignoredRow = undefined;
    // `detail` is 0 for the keyboard and assistive technology. They expect a toggle: an open row is announced
    // as expanded, so pressing it has to close it.
    if (event.detail === 0 && row.open) {
      this.#activate(index, false, this.#lift);
      return;
    }
    this.#activate(index);
    const centre = (this.#tops[index] ?? 0) + row.offsetHeight / 2;
    const duration = isMotionPaused() ? 0 : accordion.scrollTo;
    const scrolling = scrollToSmoothly(centre - this.#middle(), duration);
    this.#scrolling = scrolling;
    await scrolling;
    // Another click may have begun to scroll.
    if (this.#scrolling !== scrolling) return;
    this.#scrolling = undefined;
    if (!this.#signal.aborted) this.followScroll();
  }

  /** Brings a summary with keyboard focus into view. In a held stage, scrolling by the browser cannot. */
  revealFocused(): void {
    const focused = this.#findKeyboardFocus();
    const index = this.#summaries.findIndex((summary) => summary === focused);
    if (!focused || index < 0 || !this.#hold.isPossible) return;
    const { height } = focused.getBoundingClientRect();
    const isOpen = this.#rows[this.#active]?.open ?? false;
    const top = this.#topInWindow(index, this.#active, isOpen);
    const shownTop = top + this.#lift;
    const isInView = shownTop >= this.#coveredTop() && shownTop + height <= innerHeight;
    const centringLift = this.#middle() - height / 2 - top;
    if (!isInView) this.#activate(this.#active, isOpen, centringLift);
  }

  /** Removes everything that was set. */
  reset(): void {
    for (const row of this.#rows) row.style.removeProperty('--shift');
    this.#stage.removeAttribute('data-held');
    for (const sticky of this.#stickyBoxes) sticky.style.removeProperty('top');
    for (const name of ['--above', '--beside', '--list-height', '--held-top', '--held-for']) {
      this.#box.style.removeProperty(name);
    }
  }

  /**
   * Makes a row the active one, opens or closes it, closes all other rows, and moves everything accordingly.
   *
   * @param index Index of the row; -1 closes all rows.
   * @param lift Pixels by which the whole list is translated in addition to the rows' own shifts.
   */
  #activate(index: number, isOpen = true, lift = this.#heldLift(index)): void {
    if (!this.isMeasured) return;
    this.#active = index;
    this.#lift = lift;
    this.#isDisplaced = lift !== this.#heldLift(index);
    const shifts = rowShifts(this.#bodyHeights, index, isOpen);
    let visibleHeight = this.#list.getBoundingClientRect().height;
    for (const [rowIndex, row] of this.#rows.entries()) {
      row.open = isOpen && rowIndex === index;
      if (!row.open) visibleHeight -= this.#bodyHeights[rowIndex] ?? 0;
      row.style.setProperty('--shift', `${(shifts[rowIndex] ?? 0) + lift}px`);
    }
    const above = (shifts[0] ?? 0) + lift;
    const beside = this.#hold.isPossible ? Math.max(above, this.#minBeside) : 0;
    this.#box.style.setProperty('--above', `${above}px`);
    this.#box.style.setProperty('--beside', `${beside}px`);
    this.#box.style.setProperty('--list-height', `${visibleHeight}px`);
  }

  /** Sets where and for how long the stage is held, and how high the drawing may move. */
  #holdStage(): void {
    const measurements: Measurements = {
      stageTop: placeInPage(this.#stage, this.#stage),
      tops: this.#tops,
      heights: this.#rows.map((row) => row.offsetHeight),
      windowHeight: innerHeight,
      middle: this.#middle(),
      covered: this.#coveredTop(),
    };
    this.#hold = computeHold(measurements);
    const { isPossible, top: heldTop, length } = this.#hold;
    // Tests read this attribute.
    this.#stage.toggleAttribute('data-held', isPossible);
    // If the stage is sticky, the boxes in it must not be. With a `top` far above the window they never stick.
    const stickyTop = isPossible ? '-100vh' : '';
    for (const sticky of this.#stickyBoxes) sticky.style.setProperty('top', stickyTop);
    this.#box.style.setProperty('--held-top', `${heldTop}px`);
    this.#box.style.setProperty('--held-for', `${length}px`);
    if (!this.#beside) return;
    const top = topWithin(this.#stage, this.#beside);
    const drawing = { top, bottom: top + this.#beside.offsetHeight };
    const covered = coveredByDrawing(this.#list);
    this.#minBeside = smallestBesideShift(drawing, this.#hold, measurements, covered);
  }

  #finishTransitions(): void {
    for (const row of this.#rows) for (const animation of row.getAnimations()) animation.finish();
  }

  /** The lift that brings a row to the middle of the window if the stage can be held; otherwise 0. */
  #heldLift(index: number): number {
    return this.#hold.lifts[index] ?? 0;
  }

  /** The row that has been scrolled to the middle of the window. */
  #reachedRow(): number {
    return activeRow(this.#tops, scrollY + this.#middle());
  }

  /** Where the top of a row would be in the window, in pixels and without `#lift`, if `activeIndex` were active. */
  #topInWindow(index: number, activeIndex: number, isOpen = true): number {
    const shift = rowShifts(this.#bodyHeights, activeIndex, isOpen)[index] ?? 0;
    return (this.#tops[index] ?? 0) + heldDistance(this.#hold, scrollY) - scrollY + shift;
  }

  #middle(): number {
    return windowMiddle(this.#list);
  }

  /** Pixels at the top of the window that the header or a pinned drawing covers. */
  #coveredTop(): number {
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    return Math.max(coveredByDrawing(this.#list), header);
  }

  #findKeyboardFocus(): Element | null {
    return this.#list.querySelector(':focus-visible');
  }
}

/** Returns the ancestors of an element that are inside of `limit`. */
function ancestorsBelow(limit: HTMLElement, element: HTMLElement | null): HTMLElement[] {
  const parent = element?.parentElement;
  return !parent || parent === limit ? [] : [parent, ...ancestorsBelow(limit, parent)];
}

/** The translation of a row that `#activate` has set, in pixels. */
function shiftOf(row: HTMLElement): number {
  return parseFloat(row.style.getPropertyValue('--shift')) || 0;
}
