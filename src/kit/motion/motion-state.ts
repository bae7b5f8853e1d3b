import { isMotionPaused, motionChange } from './motion-preference.ts';

/**
 * Whether a piece of the page may move:
 * - `none`: the visitor wants no motion, the piece was not near yet (its code is not even loaded), or
 *   the page is being printed.
 * - `still`: it is off-screen, in a hidden tab or behind a menu that covers the window, or the
 *   visitor has paused motion.
 * - `moving`
 */
export type MotionState = 'none' | 'still' | 'moving';

export interface MotionConditions {
  reduced: boolean;
  /** It is, or was, on the screen or less than half a screen away. */
  near: boolean;
  onScreen: boolean;
  hiddenTab: boolean;
  covered: boolean;
  paused: boolean;
  printed: boolean;
}

export function motionState(conditions: MotionConditions): MotionState {
  const { reduced, near, onScreen, hiddenTab, covered, paused, printed } = conditions;
  if (reduced || !near || printed) return 'none';
  return onScreen && !hiddenTab && !covered && !paused ? 'moving' : 'still';
}

export interface WatchOptions {
  /** Whether it goes by the switch that pauses motion; what has a control of its own need not. */
  heedsPause?: boolean;
}

/**
 * Tells of every change of an element's state, which is `none` at first.
 *
 * @returns a function that ends it.
 */
export function watchMotion(
  element: Element,
  onChange: (state: MotionState) => void,
  { heedsPause = true }: WatchOptions = {},
): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const paper = matchMedia('print');
  const end = new AbortController();
  let isPrinting = false;
  let [near, onScreen] = [false, false];
  let state: MotionState = 'none';
  const update = () => {
    const next = motionState({
      reduced: reducedMotion.matches,
      near,
      onScreen,
      hiddenTab: document.hidden,
      covered: document.querySelector('[aria-modal]:popover-open') !== null,
      paused: heedsPause && isMotionPaused(),
      printed: isPrinting || paper.matches,
    });
    if (next !== state) onChange((state = next));
  };
  const screen = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting === true;
    update();
  });
  screen.observe(element);
  const forget = whenNear(element, () => {
    near = true;
    update();
  });
  const { signal } = end;
  reducedMotion.addEventListener('change', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  document.addEventListener(motionChange, update, { signal });
  // It does not bubble, and comes once the menu has been painted.
  document.addEventListener('toggle', update, { signal, capture: true });
  // The page is laid out for paper right after these events, before a media query tells of it.
  for (const type of ['beforeprint', 'afterprint']) {
    addEventListener(
      type,
      () => {
        isPrinting = type === 'beforeprint';
        update();
      },
      { signal },
    );
  }
  paper.addEventListener('change', update, { signal });
  return () => {
    end.abort();
    screen.disconnect();
    forget();
  };
}

/**
 * Tells once that an element is on the screen or less than half a screen away.
 *
 * @returns a function that ends it.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const surroundings = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      surroundings.disconnect();
      onNear();
    },
    { rootMargin: '50% 0px' },
  );
  surroundings.observe(element);
  return () => surroundings.disconnect();
}
