import type { CSSProperties, ReactNode } from 'react';

import { type ContentPicture, singleFile, smallOf } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { Moving } from '#kit/motion/moving.tsx';
import { evenColumns } from '#ui/even-columns.ts';
import { MarkupIcon } from '#ui/icon.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

export interface CatalogueGroup {
  title: string;
  entries: readonly {
    number: string;
    name: string;
    href: string;
    content: string;
    /** Markup of an icon. */
    icon?: string | undefined;
    picture?: ContentPicture | undefined;
  }[];
}

/**
 * Cards in groups, rows of equal length for each group: picture, where some have one, number, name and
 * text, on common lines. In each row one card is wider than the others, another one in every row. Where
 * one or two cards are all of a row, their words stand beside their pictures. Phones have two cards abreast,
 * without their texts, which would be columns of three words (paper has them). Where no card has a picture,
 * cards of all rows are as wide as each other, and phones have icons and texts.
 */
export function Catalogue({ groups }: { groups: readonly CatalogueGroup[] }) {
  const all = groups.flatMap(({ entries }) => entries);
  const hasFrame = all.some(({ picture }) => picture);
  const longest = Math.max(...groups.map(({ entries }) => entries.length));
  return (
    <section className="section">
      <div className="sheet grid gap-part">
        {groups.map(({ title, entries }, row) => (
          <section key={title}>
            <h2 className="border-t-thick border-ink pt-[0.8rem] text-statement">{title}</h2>
            <ul
              className={`mt-10 grid gap-x-[max(1rem,calc(100%/36))] gap-y-10 md:grid-cols-2 lg:grid-cols-(--even-columns) ${hasFrame ? 'max-md:grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]' : ''}`}
              style={columnsOf(row, entries.length, hasFrame, longest)}
            >
              {entries.map((entry) => (
                <Entry
                  key={entry.href}
                  {...entry}
                  hasFrame={hasFrame}
                  hasIcon={!hasFrame && all.some(({ icon }) => icon)}
                  isWide={longest < 3}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Of three or four cards, which fill one row, one is wider: the first of the first row, the second of the next. */
function columnsOf(row: number, count: number, hasFrame: boolean, longest: number): CSSProperties {
  if (!hasFrame || count < 3 || count > 4) return evenColumns(longest, 4);
  const widest = row % count;
  const columns = Array.from({ length: count }, (_, place) => (place === widest ? '10fr' : '7fr'));
  return { '--even-columns': columns.join(' ') } as CSSProperties;
}

function Entry({
  number,
  name,
  href,
  content,
  icon,
  picture,
  hasFrame,
  hasIcon,
  isWide,
}: CatalogueGroup['entries'][number] & {
  /** Others have a picture: without one its frame stays empty. */
  hasFrame: boolean;
  hasIcon: boolean;
  isWide: boolean;
}) {
  return (
    <li
      className={`group relative grid content-start gap-x-4 gap-y-2 md:row-span-3 md:grid-rows-subgrid ${hasFrame ? 'wrap-break-word max-md:gap-y-1' : hasIcon ? 'wrap-break-word max-md:grid-cols-[min(5.5rem,20vw)_minmax(0,1fr)] max-md:grid-rows-[auto_1fr]' : ''} ${hasFrame && isWide ? 'lg:grid-cols-[2fr_3fr]' : ''}`}
    >
      {hasIcon && (
        <MarkupIcon
          className="row-span-2 aspect-square w-full border border-rule-strong p-2 group-focus-within:border-accent group-hover:border-accent md:hidden"
          markup={icon ?? ''}
        />
      )}
      {hasFrame && (
        <div
          className={`relative overflow-clip border border-rule-strong -outline-offset-2 outline-accent group-focus-within:border-accent group-focus-within:outline group-hover:border-accent group-hover:outline ${isWide ? 'aspect-square lg:row-span-3' : 'mb-2 aspect-square lg:aspect-auto lg:h-[19vw]'}`}
        >
          {picture && (
            // Not fetched as far ahead as lazy pictures are: sixteen would delay the first view.
            <Acting picture={smallOf(picture)}>
              <Picture
                className="absolute inset-0 [content-visibility:auto]"
                imgClassName="absolute inset-0 size-full object-cover"
                photoClassName="size-full object-cover"
                picture={smallOf(picture)}
                sizes="(max-width: 1023.98px) 45vw, 30vw"
                crops={false}
                acts
              />
            </Acting>
          )}
        </div>
      )}
      <div>
        <p className="text-note text-ink-soft">{number}</p>
        <h3 className={`mt-[0.2rem] text-row ${hasFrame ? 'max-md:text-body/[1.2]' : ''}`}>
          <a className="no-underline after:absolute after:inset-0" href={href}>
            <Unbroken text={name} />
          </a>
        </h3>
      </div>
      <p className={`text-ink-soft ${hasFrame ? 'max-md:hidden print:block' : ''}`}>
        <Unbroken text={content} />
      </p>
    </li>
  );
}

/** A drawing of which a part turns is in a box that moves; others need no code. */
function Acting({ picture, children }: { picture: ContentPicture; children: ReactNode }) {
  if (!singleFile(picture, 'light').layers) return children;
  return (
    <Moving piece="turningPart" className="absolute inset-0">
      {children}
    </Moving>
  );
}
