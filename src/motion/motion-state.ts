import { isMotionPaused, motionChange } from './motion-preference.ts';

/**
 * Whether a piece of the page may move:
 * - `none`: the visitor wants no motion, or the piece was not near yet. Its code is not even loaded.
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
}

export function motionState(conditions: MotionConditions): MotionState {
  const { reduced, near, onScreen, hiddenTab, covered, paused } = conditions;
  if (reduced || !near) return 'none';
  return onScreen && !hiddenTab && !covered && !paused ? 'moving' : 'still';
}

/**
 * Tells of every change of an element's state, which is `none` at first.
 *
 * @returns a function that ends it.
 */
export function watchMotion(element: Element, onChange: (state: MotionState) => void): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const end = new AbortController();
  let [near, onScreen] = [false, false];
  let state: MotionState = 'none';
  const update = () => {
    const next = motionState({
      reduced: reducedMotion.matches,
      near,
      onScreen,
      hiddenTab: document.hidden,
      covered: document.querySelector('[aria-modal]:popover-open') !== null,
      paused: isMotionPaused(),
    });
    if (next !== state) onChange((state = next));
  };
  const screen = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting === true;
    update();
  });
  const surroundings = new IntersectionObserver(
    (entries) => {
      near ||= entries.some(({ isIntersecting }) => isIntersecting);
      update();
    },
    { rootMargin: '50% 0px' },
  );
  screen.observe(element);
  surroundings.observe(element);
  const { signal } = end;
  reducedMotion.addEventListener('change', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  document.addEventListener(motionChange, update, { signal });
  // It does not bubble, and comes once the menu has been painted.
  document.addEventListener('toggle', update, { signal, capture: true });
  return () => {
    end.abort();
    screen.disconnect();
    surroundings.disconnect();
  };
}
