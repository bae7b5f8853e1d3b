import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

import { carousel } from './figures.ts';
import { isMotionPaused, motionChange } from './motion-preference.ts';
import { useMotionPaused } from './use-motion-preference.ts';

export interface Rotation {
  /** Whether the carousel shows a control for its rotation. */
  isOffered: boolean;
  /**
   * Whether the control shows the rotation as on. While the control has the focus, the rotation is suspended
   * but still shown as on, so that a press stops it.
   */
  isOn: boolean;
  toggle: () => void;
  stop: () => void;
  /** To be called when the control loses the focus. Stops a rotation that the focus had suspended. */
  onToggleBlur: () => void;
}

/**
 * Rotates a carousel after WAI-ARIA's carousel pattern. Rotation stops when the focus enters the carousel,
 * when its slides are hovered, and when the visitor pauses motion on the page. The carousel's control
 * (`data-rotation`, carousel-controls.tsx) starts the rotation again. A rotation that only the page's pause has
 * stopped also resumes together with the other motion on the page.
 *
 * @param api Embla's API of the carousel; undefined until the carousel is initialised.
 * @param viewport Embla's viewport, in which the slides move. Its parent is the whole carousel with its controls.
 * @param rotates Whether the carousel rotates by itself at all.
 * @param mayMove Whether it may move at the moment; if not, the slides do not advance by themselves.
 */
export function useRotation({
  api,
  viewport,
  rotates,
  mayMove,
}: {
  api: UseEmblaCarouselType[1];
  viewport: HTMLElement;
  rotates: boolean;
  mayMove: boolean;
}): Rotation {
  const isPaused = useMotionPaused();
  // The visitor's own choice for this carousel; while undefined, the page's pause switch decides.
  const [chosen, setChosen] = useState<boolean>();
  // The focus on the rotation's own control only suspends the rotation. A press focuses the control before the click.
  // If the focus stopped the rotation, the label and effect of the control would change before the click.
  const [isSuspended, setSuspended] = useState(false);
  const isOn = rotates && (chosen ?? !isPaused);
  const isRotating = isOn && !isSuspended;
  const stop = () => setChosen(false);

  useEffect(() => {
    const onMotionChange = () => {
      // A pause of the page makes the visitor's choice to start this carousel void, so that the carousel resumes with
      // the page. A choice to stop the carousel remains.
      if (isMotionPaused()) setChosen((before) => (before === true ? undefined : before));
    };
    document.addEventListener(motionChange, onMotionChange);
    return () => document.removeEventListener(motionChange, onMotionChange);
  }, []);

  useEffect(() => {
    if (!api || !rotates) return;
    viewport.setAttribute('aria-live', isRotating ? 'off' : 'polite');
    if (!isRotating) return;
    const carouselBox = viewport.parentElement;
    const onFocusIn = ({ target }: FocusEvent) => {
      if ((target as Element).matches('[data-rotation]')) setSuspended(true);
      else setChosen(false);
    };
    const onHover = () => setChosen(false);
    carouselBox?.addEventListener('focusin', onFocusIn);
    viewport.addEventListener('pointerenter', onHover);
    const advance = () =>
      api.scrollTo((api.selectedScrollSnap() + 1) % api.scrollSnapList().length);
    const timer = mayMove ? setInterval(advance, carousel.autoplay * 1000) : undefined;
    return () => {
      carouselBox?.removeEventListener('focusin', onFocusIn);
      viewport.removeEventListener('pointerenter', onHover);
      clearInterval(timer);
    };
  }, [api, viewport, rotates, isRotating, mayMove]);

  return {
    isOffered: rotates,
    isOn,
    stop,
    toggle: () => {
      setChosen(!isOn);
      setSuspended(false);
    },
    onToggleBlur: () => {
      if (!isSuspended) return;
      setSuspended(false);
      stop();
    },
  };
}
