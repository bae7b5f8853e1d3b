import { Carousel, type CarouselWords } from '#motion/carousel.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface RelatedItem {
  title: string;
  href: string;
  note?: string;
  picture?: PictureSource | undefined;
}

/** Neighbours in a carousel, each below its drawing where it has one and one link. */
export function Related({
  title,
  items,
  words,
  slideLabel,
}: {
  title: string;
  items: readonly RelatedItem[];
  words: CarouselWords;
  /** Says the place of a slide in words. */
  slideLabel: (index: number, count: number) => string;
}) {
  return (
    <section className="section related">
      <div className="sheet">
        <h2 className="text-row">{title}</h2>
        <Carousel
          label={title}
          words={words}
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
        <a href={href}>{title}</a>
      </h3>
      {note !== undefined && <p className="note">{note}</p>}
    </div>
  );
}
