import { Carousel, type CarouselWords } from '#ui/carousel/carousel.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

export interface RelatedItem {
  title: string;
  href: string;
  note?: string;
  picture?: PictureSource | undefined;
}

/** Neighbours in a carousel: one link each, below its drawing where it has one. */
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
  /** Says the place of a slide in words. */
  slideLabel: (index: number, count: number) => string;
  /** Work and notes go on by themselves, under a large title. */
  rotates?: boolean;
}) {
  return (
    <section className="section related">
      <div className="sheet">
        <h2 className={rotates ? 'text-section' : 'text-row'}>{title}</h2>
        <Carousel
          // Soft hyphens are for lines; a name has none.
          label={title.replaceAll('\u00AD', '')}
          words={words}
          rotates={rotates}
          slides={items.map((item, index) => ({
            label: slideLabel(index, items.length),
            content: <Neighbour {...item} />,
          }))}
        />
      </div>
    </section>
  );
}

function Neighbour({ title, href, note, picture }: RelatedItem) {
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
