'use client';

import {
  type ComponentType,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

import { type MotionState, watchMotion, whenNear } from '#kit/motion/motion-state.ts';

import type { CarouselControlsProps } from './carousel-controls.tsx';
import { hiddenSlide } from './focused-slide.ts';

export interface CarouselWords {
  /** What a carousel is called, by `aria-roledescription`. */
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  stop: string;
  start: string;
}

export interface CarouselSlide {
  /** Its place among the others, in words: "2 of 5". */
  label: string;
  content: ReactNode;
}

/**
 * A carousel after WAI-ARIA's pattern. It is a list to be scrolled, of the same geometry, until its
 * code is there, and remains one without JavaScript. With reduced motion it neither rotates nor
 * glides.
 */
export function Carousel({
  label,
  words,
  slides,
  rotates = false,
  single = false,
  controlsClassName = '',
}: {
  label: string;
  words: CarouselWords;
  slides: readonly CarouselSlide[];
  /** Shows arrows and goes on by itself (docs/behaviour.md). */
  rotates?: boolean;
  /** One slide at a time however wide the window. */
  single?: boolean;
  /** Where arrows and dots stand, if not above the slides. */
  controlsClassName?: string;
}) {
  const box = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<MotionState>('none');
  const [Controls, setControls] = useState<ComponentType<CarouselControlsProps>>();
  const [isFocused, setFocused] = useState(false);

  useEffect(
    // The page's switch pauses it by its controls, which show that it stands.
    () => (box.current ? watchMotion(box.current, setState, { heedsPause: false }) : undefined),
    [],
  );

  useEffect(() => {
    if (!box.current) return;
    return whenNear(box.current, () => {
      void import('./carousel-controls.tsx').then(
        ({ CarouselControls }) => setControls(() => CarouselControls),
        // Without it the slides can be scrolled.
        () => undefined,
      );
    });
  }, []);

  const isControlled = Controls !== undefined && viewport !== null;
  // What can be scrolled must be so by keyboard. And what has the focus keeps its stop: without it
  // the focus would fall to the body.
  const isTabStop = !isControlled || isFocused;
  return (
    <section
      ref={box}
      // 1000 px and three slides are those of src/kit/motion/figures.ts: Tailwind reads class names as text.
      className={`relative [--items:1] ${single ? '' : 'min-[1000px]:[--items:min(3,var(--count))]'}`}
      style={{ '--count': slides.length } as CSSProperties}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-endless={rotates ? '' : undefined}
    >
      <div
        // Its room is kept, so that nothing moves as the controls appear.
        className={`mb-2 flex h-10 items-center gap-[2px] lg:justify-end print:hidden noscript:hidden ${controlsClassName}`}
      >
        {isControlled && (
          <Controls
            viewport={viewport}
            words={words}
            labels={slides.map((slide) => slide.label)}
            rotates={rotates}
            mayMove={state === 'moving'}
          />
        )}
      </div>
      <div
        ref={setViewport}
        className={`scroll-mt-[calc(var(--header-height)+4rem)] scroll-mb-4 ${single ? '' : 'max-[1000px]:-me-edge'} ${isControlled ? 'overflow-clip' : 'snap-x snap-mandatory overflow-x-auto'}`}
        {...(isTabStop && { tabIndex: 0, role: 'group', 'aria-label': label })}
        onFocus={(event) => {
          setFocused(event.target === event.currentTarget);
          showFocused(event);
        }}
        onBlur={() => setFocused(false)}
      >
        {/* On paper all slides, below each other, from wherever they have been moved to. */}
        <div className="flex print:block print:transform-none!">
          {slides.map((slide) => (
            <div
              key={slide.label}
              // A slide that the edge of the window cuts says that there are more.
              className={`min-w-0 flex-[0_0_calc(100%/var(--items))] snap-start noscript:basis-[calc(92%/var(--items))] ${single ? '' : 'max-[1000px]:basis-[88%]'}`}
              role="group"
              aria-roledescription={words.slide}
              aria-label={slide.label}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Scrolls the list to what has the focus: browsers do not where a slide just touches its edge. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const slides = [...(currentTarget.firstElementChild?.children ?? [])];
  const hidden = hiddenSlide(slides, currentTarget, target);
  if (hidden) currentTarget.scrollBy({ left: hidden.left, behavior: 'instant' });
}
