import { Carousel, type CarouselWords } from '#ui/carousel/carousel.tsx';
import type { Person } from '#ui/person.ts';
import { Picture } from '#ui/picture.tsx';

/** Quotations of clients on a dark ground, each with a portrait; a carousel where there are several. */
export function Quotations({
  label,
  words,
  slides,
}: {
  label: string;
  words: CarouselWords;
  slides: readonly (Person & {
    /** Place of the slide in words. */
    label: string;
  })[];
}) {
  return (
    <section className="section on-navy quotations">
      <div className="sheet">
        {slides.length > 1 ? (
          <Carousel
            rotates
            single
            label={label}
            words={words}
            slides={slides.map((slide) => ({
              label: slide.label,
              content: <Quote {...slide} />,
            }))}
          />
        ) : (
          slides.map((slide) => <Quote key={slide.name} {...slide} />)
        )}
      </div>
    </section>
  );
}

function Quote({ content, name, designation, portrait }: Person) {
  return (
    <div className="columns quotation">
      <Picture className="quotation-portrait" large={portrait} />
      <figure>
        <blockquote>
          <p>{content}</p>
        </blockquote>
        <figcaption>
          <b>{name}</b>
          <span className="note">{designation}</span>
        </figcaption>
      </figure>
    </div>
  );
}
