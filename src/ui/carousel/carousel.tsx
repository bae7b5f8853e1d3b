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
import { findHiddenSlide } from './focused-slide.ts';

export interface CarouselWords {
  /** `aria-roledescription` of the carousel. */
  carousel: string;
  /** `aria-roledescription` of each slide. */
  slide: string;
  previous: string;
  next: string;
  stop: string;
  start: string;
}

export interface CarouselSlide {
  /** Accessible name: the position of the slide, such as "2 of 5". */
  label: string;
  content: ReactNode;
}

/**
 * A carousel that follows WAI-ARIA's pattern. Until its controls are loaded, and without JavaScript, it is
 * a scrollable list of the same size. With reduced motion it does not rotate, and slides change without
 * animation.
 */
export function Carousel({
  label,
  words,
  slides,
  rotates = false,
  showsOneSlide = false,
  controlsClassName = '',
}: {
  label: string;
  words: CarouselWords;
  slides: readonly CarouselSlide[];
  /** Shows arrows, and lets the carousel advance by itself (docs/behaviour.md). */
  rotates?: boolean;
  /** Whether there is one slide at a time, however wide the window is. */
  showsOneSlide?: boolean;
  /** Positions the controls. By default they are above the slides. */
  controlsClassName?: string;
}) {
  const box = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<MotionState>('none');
  const [Controls, setControls] = useState<ComponentType<CarouselControlsProps>>();
  const [isFocused, setFocused] = useState(false);

  useEffect(
    // The page's pause switch is left to use-rotation.ts, so that the controls show the rotation as stopped.
    () => (box.current ? watchMotion(box.current, setState, { heedsPause: false }) : undefined),
    [],
  );

  useEffect(() => {
    if (!box.current) return;
    return whenNear(box.current, () => {
      void import('./carousel-controls.tsx').then(
        ({ CarouselControls }) => setControls(() => CarouselControls),
        // Without the controls the slides can still be scrolled.
        () => undefined,
      );
    });
  }, []);

  const isControlled = Controls !== undefined && viewport !== null;
  // A scrollable list has to be focusable, so that the keyboard can scroll it. The list stays a tab stop while
  // it has the focus: if it stopped being focusable, the focus would move to the body.
  const isTabStop = !isControlled || isFocused;
  return (
    <section
      ref={box}
      // 1000 px and 3 are `wideFrom` and `items` of `carousel` in src/kit/motion/figures.ts: change both.
      // Tailwind needs the class names as literal text.
      className={`relative [--items:1] ${showsOneSlide ? '' : 'min-[1000px]:[--items:min(3,var(--count))]'}`}
      style={{ '--count': slides.length } as CSSProperties}
      aria-roledescription={words.carousel}
      aria-label={label}
      // A page with this attribute shows the pause switch of the footer (document.tsx).
      data-endless={rotates ? '' : undefined}
    >
      <div
        // Has a fixed height, so that nothing moves when the controls appear.
        className={`mb-4 flex h-10 items-center gap-[2px] lg:justify-end print:hidden noscript:hidden ${controlsClassName}`}
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
        // In wide windows the gap after the last slide in view (`pe-8`) is outside of the section, so that this slide
        // ends where the section ends.
        className={`scroll-mt-[calc(var(--header-height)+4rem)] scroll-mb-4 ${showsOneSlide ? '' : 'max-[1000px]:-me-edge min-[1000px]:-me-8'} ${isControlled ? 'overflow-clip' : 'snap-x snap-mandatory overflow-x-auto'}`}
        {...(isTabStop && { tabIndex: 0, role: 'group', 'aria-label': label })}
        onFocus={(event) => {
          setFocused(event.target === event.currentTarget);
          showFocused(event);
        }}
        onBlur={() => setFocused(false)}
      >
        {/* Prints all slides below each other, without Embla's transform. */}
        <div className="flex print:block print:transform-none!">
          {slides.map((slide) => (
            <div
              key={slide.label}
              // In small windows a part of the next slide is seen, which shows that there are more.
              className={`min-w-0 flex-[0_0_calc(100%/var(--items))] snap-start print:break-inside-avoid noscript:basis-[calc(92%/var(--items))] ${showsOneSlide ? '' : 'pe-8 max-[1000px]:basis-[88%] 600:max-[1000px]:basis-[60%]'}`}
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

/** Scrolls the list to the focused slide. Browsers do not do so if the slide just touches the list's edge. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const slides = [...(currentTarget.firstElementChild?.children ?? [])];
  const hidden = findHiddenSlide(slides, currentTarget, target);
  if (hidden) currentTarget.scrollBy({ left: hidden.left, behavior: 'instant' });
}
