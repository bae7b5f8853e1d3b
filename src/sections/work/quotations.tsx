import { Carousel, type CarouselWords } from '#motion/carousel.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface Quotation {
  /** Its place among the others, in words. */
  label: string;
  quote: string;
  name: string;
  designation: string;
  portrait: PictureSource;
}

/** Clients' sentences on navy, one at a time, each beside a line-cut portrait. */
export function Quotations({
  label,
  words,
  slides,
}: {
  label: string;
  words: CarouselWords;
  slides: readonly Quotation[];
}) {
  return (
    <section className="section on-navy quotations">
      <div className="sheet">
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
      </div>
    </section>
  );
}

function Quote({ quote, name, designation, portrait }: Quotation) {
  return (
    <div className="columns quotation">
      <Picture className="quotation-portrait" large={portrait} />
      <figure>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <b>{name}</b>
          <span className="note">{designation}</span>
        </figcaption>
      </figure>
    </div>
  );
}
