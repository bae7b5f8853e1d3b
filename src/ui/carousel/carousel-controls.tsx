'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

import { ControlSign } from '#kit/motion/control-sign.tsx';
import { useMotionPaused, useReducedMotion } from '#kit/motion/use-motion-preference.ts';
import { useRotation } from '#kit/motion/use-rotation.ts';

import type { CarouselWords } from './carousel.tsx';
import { hiddenSlide } from './focused-slide.ts';

export interface CarouselControlsProps {
  /** Holds the slides in its only child. */
  viewport: HTMLElement;
  words: CarouselWords;
  /** One a slide. */
  labels: readonly string[];
  rotates: boolean;
  /** False while it is off-screen, covered or printed, and with reduced motion. */
  mayMove: boolean;
}

/** Rotation, arrows and dots of a carousel: a chunk of its own with Embla, which moves the slides. */
export function CarouselControls({
  viewport,
  words,
  labels,
  rotates,
  mayMove,
}: CarouselControlsProps) {
  const [setViewport, api] = useEmblaCarousel({
    align: 'start',
    watchFocus: showFocused,
  });
  const [snaps, setSnaps] = useState<number[]>([]);
  const [selected, setSelected] = useState(0);
  const isPaused = useMotionPaused();
  const isReduced = useReducedMotion();
  const rotation = useRotation({ api, viewport, mayMove, rotates: rotates && !isReduced });

  useEffect(() => {
    // Embla takes over where the visitor has scrolled to.
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    setViewport(viewport);
  }, [viewport, setViewport]);

  useEffect(() => {
    if (!api) return;
    const update = () => {
      setSnaps(api.scrollSnapList());
      setSelected(api.selectedScrollSnap());
    };
    update();
    api.on('select', update).on('reInit', update);
    // The focus may have come before.
    const { activeElement } = document;
    if (activeElement && viewport.contains(activeElement)) showSlideOf(activeElement, api);
    return () => {
      api.off('select', update).off('reInit', update);
    };
  }, [api, viewport]);

  const hasControls = snaps.length > 1;
  useEffect(() => {
    // They stand before the slides: Tab would pass them over.
    if (!hasControls || document.activeElement !== viewport) return;
    viewport.parentElement?.querySelector('button')?.focus({ preventScroll: true });
  }, [hasControls, viewport]);

  if (!hasControls) return null;
  const count = snaps.length;
  const choose = (index: number) => {
    rotation.stop();
    api?.scrollTo((index + count) % count, !mayMove || isPaused);
  };
  return (
    <>
      {rotation.isOffered && (
        <button
          type="button"
          onClick={rotation.toggle}
          onBlur={rotation.onToggleBlur}
          data-rotation
        >
          <span className="visually-hidden">{rotation.isOn ? words.stop : words.start}</span>
          <ControlSign name={rotation.isOn ? 'pause' : 'play'} />
        </button>
      )}
      {rotates && (
        <>
          <button type="button" onClick={() => choose(selected - 1)}>
            <span className="visually-hidden">{words.previous}</span>
            <ControlSign name="previous" />
          </button>
          <button type="button" onClick={() => choose(selected + 1)}>
            <span className="visually-hidden">{words.next}</span>
            <ControlSign name="next" />
          </button>
        </>
      )}
      {snaps.map((_, index) => (
        <button
          key={labels[index]}
          type="button"
          className="dot"
          aria-current={index === selected}
          onClick={() => choose(index)}
        >
          <span className="visually-hidden">{labels[index]}</span>
        </button>
      ))}
    </>
  );
}

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** By whatever means the focus came: Embla itself follows a quick press of Tab alone. */
function showFocused(api: Embla, { target }: FocusEvent): boolean {
  showSlideOf(target as Element, api);
  return false;
}

/** At once. */
function showSlideOf(focused: Element, api: Embla): void {
  const hidden = hiddenSlide(api.slideNodes(), api.rootNode(), focused);
  if (hidden) api.scrollTo(Math.min(hidden.index, api.scrollSnapList().length - 1), true);
}
