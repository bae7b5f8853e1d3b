import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

import { carousel } from './figures.ts';
import { isMotionPaused, motionChange } from './motion-preference.ts';
import { useMotionPaused } from './use-motion-preference.ts';

export interface Rotation {
  /** Whether there is a control for it. */
  isOffered: boolean;
  /** What that control says: a rotation that is held by the focus still has to be stopped. */
  isOn: boolean;
  toggle: () => void;
  stop: () => void;
  onToggleBlur: () => void;
}

/**
 * The rotation of a carousel after WAI-ARIA's pattern: it stops when the focus comes to anything of
 * the carousel, when its slides are hovered, and when the visitor pauses motion on the page; once
 * stopped it starts again only by its control (marked `data-rotation`), or, where nothing but the
 * pause had stopped it, with the page.
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
  // Undefined: follows the pause switch of the page.
  const [chosen, setChosen] = useState<boolean>();
  // Held while its own control has the focus. A press focuses the control first, so its label and
  // effect must not change in between.
  const [isHeld, setHeld] = useState(false);
  const isOn = rotates && (chosen ?? !isPaused);
  const isTurning = isOn && !isHeld;
  const stop = () => setChosen(false);

  useEffect(() => {
    const onMotionChange = () => {
      if (isMotionPaused()) setChosen((started) => (started ? undefined : started));
    };
    document.addEventListener(motionChange, onMotionChange);
    return () => document.removeEventListener(motionChange, onMotionChange);
  }, []);

  useEffect(() => {
    if (!api || !rotates) return;
    viewport.setAttribute('aria-live', isTurning ? 'off' : 'polite');
    if (!isTurning) return;
    const box = viewport.parentElement;
    const onFocusIn = ({ target }: FocusEvent) => {
      if ((target as Element).matches('[data-rotation]')) setHeld(true);
      else setChosen(false);
    };
    const onHover = () => setChosen(false);
    box?.addEventListener('focusin', onFocusIn);
    viewport.addEventListener('pointerenter', onHover);
    const turn = () => api.scrollTo((api.selectedScrollSnap() + 1) % api.scrollSnapList().length);
    const timer = mayMove ? setInterval(turn, carousel.autoplay * 1000) : undefined;
    return () => {
      box?.removeEventListener('focusin', onFocusIn);
      viewport.removeEventListener('pointerenter', onHover);
      clearInterval(timer);
    };
  }, [api, viewport, rotates, isTurning, mayMove]);

  return {
    isOffered: rotates,
    isOn,
    stop,
    toggle: () => {
      setChosen(!isOn);
      setHeld(false);
    },
    onToggleBlur: () => {
      if (!isHeld) return;
      setHeld(false);
      stop();
    },
  };
}
