import { isMotionPaused, motionChange } from './motion-preference.ts';

/**
 * Whether an element may move:
 * - `none`: the element is complete and has no animation. The reason is reduced motion or printing, or that the
 *   element has not come near the window yet, so that its code is not loaded.
 * - `still`: the motion is suspended. The element is off-screen, in a hidden tab or behind a menu that covers
 *   the window, or the visitor has paused motion.
 * - `moving`: the element moves.
 */
export type MotionState = 'none' | 'still' | 'moving';

export interface MotionConditions {
  /** Whether the visitor's system asks for reduced motion. */
  reduced: boolean;
  /** Whether the element has ever been on the screen or less than half a screen away. */
  near: boolean;
  /** Whether any part of the element is in the window. */
  onScreen: boolean;
  /** Whether the page is in a tab that is not shown. */
  hiddenTab: boolean;
  /** Whether a menu that covers the window is open. */
  covered: boolean;
  /** Whether the visitor has paused motion. */
  paused: boolean;
  printed: boolean;
}

export function motionState(conditions: MotionConditions): MotionState {
  const { reduced, near, onScreen, hiddenTab, covered, paused, printed } = conditions;
  if (reduced || !near || printed) return 'none';
  return onScreen && !hiddenTab && !covered && !paused ? 'moving' : 'still';
}

export interface WatchOptions {
  /** Whether the page's pause switch stops the element; false if it has a pause control of its own. */
  heedsPause?: boolean;
}

/**
 * Calls back whenever the motion state of an element changes. The state is `none` at first.
 *
 * @returns a cleanup function.
 */
export function watchMotion(
  element: Element,
  onChange: (state: MotionState) => void,
  { heedsPause = true }: WatchOptions = {},
): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const printMedia = matchMedia('print');
  let isPrinting = false;
  let [near, onScreen] = [false, false];
  let state: MotionState = 'none';
  const update = () => {
    const next = motionState({
      reduced: reducedMotion.matches,
      near,
      onScreen,
      hiddenTab: document.hidden,
      // The dialogs of full-window.tsx have `aria-modal`.
      covered: document.querySelector('[aria-modal]:popover-open') !== null,
      paused: heedsPause && isMotionPaused(),
      printed: isPrinting || printMedia.matches,
    });
    if (next === state) return;
    state = next;
    onChange(state);
  };
  const visibility = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting === true;
    update();
  });
  visibility.observe(element);
  const stopWaiting = whenNear(element, () => {
    near = true;
    update();
  });
  const controller = new AbortController();
  const { signal } = controller;
  reducedMotion.addEventListener('change', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  document.addEventListener(motionChange, update, { signal });
  // Menus are popovers. Their `toggle` event does not bubble, hence `capture`; it is fired after the menu
  // has been painted.
  document.addEventListener('toggle', update, { signal, capture: true });
  // Browsers lay the page out for print right after these events, before the media query `print` changes.
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
  printMedia.addEventListener('change', update, { signal });
  return () => {
    controller.abort();
    visibility.disconnect();
    stopWaiting();
  };
}

/**
 * Calls back once an element is on the screen or less than half a screen away.
 *
 * @returns a cleanup function.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: '50% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
