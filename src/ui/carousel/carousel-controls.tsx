'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type ComponentProps, useEffect, useState } from 'react';

import { ControlSign, type signs } from '#kit/motion/control-sign.tsx';
import { useMotionPaused, useReducedMotion } from '#kit/motion/use-motion-preference.ts';
import { useRotation } from '#kit/motion/use-rotation.ts';

import type { CarouselWords } from './carousel.tsx';
import { findHiddenSlide } from './focused-slide.ts';

export interface CarouselControlsProps {
  /** The element that clips the slides. The slides are in its only child. */
  viewport: HTMLElement;
  words: CarouselWords;
  /** Accessible names of the dots, one for each slide. */
  labels: readonly string[];
  /** Shows arrows, and lets the carousel advance by itself. */
  rotates: boolean;
  /** False while the carousel is off-screen, covered or printed, and with reduced motion. */
  mayMove: boolean;
}

/**
 * Pause button, arrows and dots of a carousel. Loaded as a chunk of its own together with Embla, which
 * moves the slides.
 */
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
    // Embla moves the slides by a transform, and expects the list to be unscrolled.
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
    // A slide may have received the focus before Embla was loaded.
    const { activeElement } = document;
    if (activeElement && viewport.contains(activeElement)) showSlideOf(activeElement, api);
    return () => {
      api.off('select', update).off('reInit', update);
    };
  }, [api, viewport]);

  const hasControls = snaps.length > 1;
  useEffect(() => {
    // The controls come before the viewport in the tab order: from the viewport, Tab would skip them.
    if (!hasControls || document.activeElement !== viewport) return;
    viewport.parentElement?.querySelector('button')?.focus({ preventScroll: true });
  }, [hasControls, viewport]);

  if (!hasControls) return null;
  const count = snaps.length;
  const goTo = (index: number) => {
    rotation.stop();
    const isInstant = !mayMove || isPaused;
    api?.scrollTo((index + count) % count, isInstant);
  };
  return (
    <>
      {rotation.isOffered && (
        <Control
          label={rotation.isOn ? words.stop : words.start}
          sign={rotation.isOn ? 'pause' : 'play'}
          onClick={rotation.toggle}
          onBlur={rotation.onToggleBlur}
          // use-rotation.ts finds this button by the attribute.
          data-rotation
        />
      )}
      {rotates && (
        <>
          <Control label={words.previous} sign="previous" onClick={() => goTo(selected - 1)} />
          <Control label={words.next} sign="next" onClick={() => goTo(selected + 1)} />
        </>
      )}
      {snaps.map((_, index) => (
        <button
          key={labels[index]}
          type="button"
          // Looks like a tick of a scale; the selected tick is longer and orange. Many ticks move closer
          // together, but each stays 24 px wide (WCAG 2.5.8). The first tick is flush with the row.
          className={[
            'grid size-10 min-w-6 shrink basis-7 cursor-pointer place-items-center border-0 bg-transparent first:-ms-3',
            'after:h-3 after:w-[2px] after:bg-ink after:transition-[height] after:duration-mid after:ease-out hover:after:h-6',
            'aria-[current=true]:after:h-6 aria-[current=true]:after:w-[4px] aria-[current=true]:after:bg-accent',
            'forced-colors:after:bg-[ButtonText] forced-colors:aria-[current=true]:after:bg-[Highlight]',
          ].join(' ')}
          aria-current={index === selected}
          onClick={() => goTo(index)}
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

/**
 * Shows the focused slide, however it got the focus: Embla itself reacts only right after Tab.
 *
 * @returns false, so that Embla does not react too.
 */
function showFocused(api: Embla, { target }: FocusEvent): boolean {
  showSlideOf(target as Element, api);
  return false;
}

/** Shows the slide that contains an element, without animation. */
function showSlideOf(focused: Element, api: Embla): void {
  const hidden = findHiddenSlide(api.slideNodes(), api.rootNode(), focused);
  // If several slides are in view, the last ones share the last scroll position.
  if (hidden) api.scrollTo(Math.min(hidden.index, api.scrollSnapList().length - 1), true);
}
