'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

import type { CarouselWords } from './carousel.tsx';
import { carousel } from './figures.ts';
import { hiddenSlide } from './focused-slide.ts';

export interface CarouselControlsProps {
  /** Holds the slides in its only child. */
  viewport: HTMLElement;
  words: CarouselWords;
  /** One a slide. */
  labels: readonly string[];
  rotates: boolean;
  /** False while nothing may move by itself, nor smoothly. */
  isMoving: boolean;
}

/** Rotation, arrows and dots of a carousel: a chunk of its own with Embla, which moves the slides. */
export function CarouselControls({
  viewport,
  words,
  labels,
  rotates,
  isMoving,
}: CarouselControlsProps) {
  const [setViewport, api] = useEmblaCarousel({
    align: 'start',
    watchFocus: showFocused,
  });
  const [snaps, setSnaps] = useState<number[]>([]);
  const [selected, setSelected] = useState(0);
  // Once stopped, it starts again only by its button.
  const [isRotating, setRotating] = useState(rotates);

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

  useEffect(() => {
    if (!api || !isRotating) return;
    viewport.setAttribute('aria-live', 'off');
    const stop = () => setRotating(false);
    for (const type of ['pointerenter', 'focusin']) viewport.addEventListener(type, stop);
    const turn = () => api.scrollTo((api.selectedScrollSnap() + 1) % api.scrollSnapList().length);
    const timer = isMoving ? setInterval(turn, carousel.autoplay * 1000) : undefined;
    return () => {
      viewport.setAttribute('aria-live', 'polite');
      for (const type of ['pointerenter', 'focusin']) viewport.removeEventListener(type, stop);
      clearInterval(timer);
    };
  }, [api, viewport, isRotating, isMoving]);

  if (snaps.length < 2) return null;
  const choose = (index: number) => {
    setRotating(false);
    api?.scrollTo(index, !isMoving);
  };
  return (
    <>
      {rotates && (
        <>
          <button type="button" onClick={() => setRotating(!isRotating)}>
            <span className="visually-hidden">{isRotating ? words.stop : words.start}</span>
            <Sign d={isRotating ? 'M11 6V26M21 6V26' : 'M9 5L26 16L9 27Z'} />
          </button>
          <button type="button" onClick={() => choose(Math.max(0, selected - 1))}>
            <span className="visually-hidden">{words.previous}</span>
            <Sign d="M31 16H2M9 9L2 16L9 23" />
          </button>
          <button type="button" onClick={() => choose((selected + 1) % snaps.length)}>
            <span className="visually-hidden">{words.next}</span>
            <Sign d="M1 16H30M23 9L30 16L23 23" />
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

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 32 32" width="18" height="18" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
