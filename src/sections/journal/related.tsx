import { Carousel, type CarouselWords } from '#ui/carousel/carousel.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

export interface RelatedItem {
  title: string;
  href: string;
  note?: string;
  picture?: PictureSource | undefined;
}

/** Related pages in a carousel, each a link with a drawing where it has one. */
export function Related({
  title,
  items,
  words,
  slideLabel,
  rotates = false,
}: {
  title: string;
  items: readonly RelatedItem[];
  words: CarouselWords;
  /** The place of a slide in words: '2 of 5'. */
  slideLabel: (index: number, count: number) => string;
  /** Advances by itself, under a large title. */
  rotates?: boolean;
}) {
  return (
    <section className="section related">
      <div className="sheet">
        <h2 className={rotates ? 'text-section' : 'text-row'}>{title}</h2>
        <Carousel
          // Soft hyphens are for line breaks; an accessible name has none.
          label={title.replaceAll('\u00AD', '')}
          words={words}
          rotates={rotates}
          slides={items.map((item, index) => ({
            label: slideLabel(index, items.length),
            content: <RelatedLink {...item} />,
          }))}
        />
      </div>
    </section>
  );
}

function RelatedLink({ title, href, note, picture }: RelatedItem) {
  return (
    <div className="neighbour">
      {picture && <Picture large={picture} />}
      <h3>
        <a href={href}>
          <Unbroken text={title} />
        </a>
      </h3>
      {note !== undefined && (
        <p>
          <Unbroken text={note} />
        </p>
      )}
    </div>
  );
}
