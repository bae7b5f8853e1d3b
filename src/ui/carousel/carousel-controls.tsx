'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type ComponentProps, useEffect, useState } from 'react';

import { ControlSign, type signs } from '#kit/motion/control-sign.tsx';
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
    direction: viewport.matches(':dir(rtl)') ? 'rtl' : 'ltr',
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
        <Control
          label={rotation.isOn ? words.stop : words.start}
          sign={rotation.isOn ? 'pause' : 'play'}
          onClick={rotation.toggle}
          onBlur={rotation.onToggleBlur}
          data-rotation
        />
      )}
      {rotates && (
        <>
          <Control label={words.previous} sign="previous" onClick={() => choose(selected - 1)} />
          <Control label={words.next} sign="next" onClick={() => choose(selected + 1)} />
        </>
      )}
      {snaps.map((_, index) => (
        <button
          key={labels[index]}
          type="button"
          // A tick of a scale: the one in hand is marked. Many of them close up, to no less than a target's
          // least size (WCAG 2.5.8). The first mark of a row stands where the row begins.
          className={[
            'grid size-10 min-w-6 shrink basis-7 cursor-pointer place-items-center border-0 bg-transparent first:-ms-3',
            'after:h-3 after:w-[2px] after:bg-ink after:transition-[height] after:duration-mid after:ease-out hover:after:h-6',
            'aria-[current=true]:after:h-6 aria-[current=true]:after:w-[4px] aria-[current=true]:after:bg-accent',
            'forced-colors:after:bg-[ButtonText] forced-colors:aria-[current=true]:after:bg-[Highlight]',
          ].join(' ')}
          aria-current={index === selected}
          onClick={() => choose(index)}
        >
          <span className="sr-only">{labels[index]}</span>
        </button>
      ))}
    </>
  );
}

function Control({
  label,
  sign,
  ...attributes
}: ComponentProps<'button'> & { label: string; sign: keyof typeof signs }) {
  return (
    <button
      type="button"
      className="grid size-10 cursor-pointer place-items-center border border-rule-strong bg-transparent hover:border-ink"
      {...attributes}
    >
      <span className="sr-only">{label}</span>
      <ControlSign name={sign} />
    </button>
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
