import type { ReactNode } from 'react';

import { Carousel, type CarouselWords } from '#ui/carousel/carousel.tsx';
import type { Person } from '#ui/person.ts';
import { Portrait } from '#ui/portrait.tsx';

/** Quotations of clients on the dark surface, each with a portrait. Two or more quotations form a carousel. */
export function Quotations({
  label,
  words,
  slides,
}: {
  label: string;
  words: CarouselWords;
  slides: readonly (Person & {
    /** Position of the slide in words: '2 of 5'. */
    label: string;
    /** Below the quotation. */
    action?: ReactNode;
  })[];
}) {
  return (
    <section className="section on-dark py-0">
      <div className="sheet">
        {slides.length > 1 ? (
          <Carousel
            rotates
            showsOneSlide
            controlsClassName="absolute top-10 z-raised lg:end-0"
            label={label}
            words={words}
            slides={slides.map((slide) => ({
              label: slide.label,
              content: <Quote {...slide} isSlide />,
            }))}
          />
        ) : (
          slides.map((slide) => <Quote key={slide.name} {...slide} />)
        )}
      </div>
    </section>
  );
}

function Quote({
  content,
  name,
  designation,
  picture,
  action,
  isSlide = false,
}: Person & {
  action?: ReactNode;
  /** Whether the quotation is a slide of a carousel: on phones the controls are above the slides. */
  isSlide?: boolean;
}) {
  return (
    <div className="columns h-full items-end">
      <div className="col-start-1 col-end-5 pt-part max-md:col-end-10 max-md:row-start-2 max-md:pt-0">
        <Portrait
          person={{ name, picture }}
          ground="dark"
          sizes="(max-width: 767.98px) 75vw, 33vw"
          className="w-full"
        />
      </div>
      <figure
        className={`col-start-6 col-end-13 grid gap-10 self-center pt-section pb-part max-lg:col-start-5 max-lg:self-auto max-lg:ps-6 max-md:col-span-full max-md:ps-0 max-md:pb-10 ${isSlide ? 'max-md:pt-28' : 'max-md:pt-part'}`}
      >
        <blockquote>
          {/*
            Smaller in narrow windows, where the text would have more lines: browsers balance at most six lines,
            and the last word of a longer text may be alone.
          */}
          <p className="max-w-[22em] font-head text-statement leading-[1.1] font-medium tracking-[-0.03em] text-balance max-lg:text-[clamp(1.5rem,3.6vw,2.25rem)]">
            {content}
          </p>
        </blockquote>
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-rule-strong pt-4">
          <b className="font-semibold">{name}</b>
          <span className="note">{designation}</span>
          {action && <span className="basis-full">{action}</span>}
        </figcaption>
      </figure>
    </div>
  );
}
