import type { ContentPicture } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { Carousel, type CarouselWords } from '#ui/carousel/carousel.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

export interface RelatedItem {
  title: string;
  href: string;
  note?: string;
  picture?: ContentPicture | undefined;
}

/** Links to related pages in a carousel, each with its picture if the page has one. */
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
  /** Returns the position of a slide in words ('2 of 5'); `index` counts from 0. */
  slideLabel: (index: number, count: number) => string;
  /** Whether the carousel has arrows and advances by itself. */
  rotates?: boolean;
}) {
  return (
    <section className="section">
      <div className="sheet">
        <h2 className="mb-4 text-statement md:mb-10 md:pe-76">{title}</h2>
        <Carousel
          // Soft hyphens only serve line breaks: an accessible name must not have any.
          label={withoutSoftHyphens(title)}
          words={words}
          rotates={rotates}
          // The controls are beside the title, and on phones on a line of their own.
          controlsClassName="md:absolute md:end-0 md:bottom-full md:mb-6"
          slides={items.map((item, index) => ({
            label: slideLabel(index, items.length),
            content: <RelatedLink {...item} isWide={items.length < 3} />,
          }))}
        />
      </div>
    </section>
  );
}

function RelatedLink({
  title,
  href,
  note,
  picture,
  isWide,
}: RelatedItem & {
  /** Whether there are only one or two slides: in a wide window each is wider than a third of the section. */
  isWide: boolean;
}) {
  return (
    // One of at most two slides (`isWide`) has its picture beside its words in wide windows. 1000 px is
    // `carousel.wideFrom` in figures.ts.
    <div
      className={`relative grid h-full content-start gap-3 border-t-thick border-ink pt-4 hover:border-accent ${picture && isWide ? 'min-[1000px]:grid-cols-[2fr_3fr] min-[1000px]:grid-rows-[auto_1fr]' : ''}`}
    >
      {picture && (
        <Picture
          picture={picture}
          sizes="(max-width: 599.98px) 80vw, (max-width: 999.98px) 55vw, 30vw"
          crops={false}
          className={isWide ? 'min-[1000px]:row-span-2' : ''}
          imgClassName="h-[clamp(13rem,20vw,20rem)] w-full bg-surface-tint object-contain p-4"
          photoClassName="h-[clamp(13rem,20vw,20rem)] w-full object-cover"
        />
      )}
      <h3 className={`max-w-[14em] text-row ${isWide ? 'min-[1000px]:text-statement' : ''}`}>
        <a href={href} className="no-underline after:absolute after:inset-0">
          <Unbroken text={title} />
        </a>
      </h3>
      {note !== undefined && (
        <p className="text-ink-soft">
          <Unbroken text={note} />
        </p>
      )}
    </div>
  );
}
