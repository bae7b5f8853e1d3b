import type { ReactNode } from 'react';

import { type ContentPicture, singleFile } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { Moving } from '#kit/motion/moving.tsx';
import { evenColumns } from '#ui/even-columns.ts';
import { Unbroken } from '#ui/unbroken.tsx';

export interface CatalogueGroup {
  title: string;
  entries: readonly {
    number: string;
    name: string;
    href: string;
    content: string;
    picture?: ContentPicture | undefined;
  }[];
}

/**
 * Cards in groups, rows of equal length for each group: picture, where some have one, number, name and
 * text. Where one or two cards are all of a row, their words stand beside their pictures.
 */
export function Catalogue({ groups }: { groups: readonly CatalogueGroup[] }) {
  const hasPictures = groups.some(({ entries }) => entries.some(({ picture }) => picture));
  const longest = Math.max(...groups.map(({ entries }) => entries.length));
  return (
    <section className="section">
      <div className="sheet grid gap-part" style={evenColumns(longest, 4)}>
        {groups.map(({ title, entries }) => (
          <section key={title}>
            <h2 className="border-t-thick border-ink pt-[0.8rem] text-statement">{title}</h2>
            <ul className="mt-10 grid gap-x-[calc(100%/36)] gap-y-10 md:grid-cols-2 lg:grid-cols-(--even-columns)">
              {entries.map((entry) => (
                <Entry key={entry.href} {...entry} hasFrame={hasPictures} isWide={longest < 3} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Entry({
  number,
  name,
  href,
  content,
  picture,
  hasFrame,
  isWide,
}: CatalogueGroup['entries'][number] & {
  /** Others have a picture: without one its frame stays empty. */
  hasFrame: boolean;
  isWide: boolean;
}) {
  return (
    <li
      className={`group relative grid grid-cols-1 content-start gap-4 max-md:items-start ${hasFrame ? 'max-md:grid-cols-[2fr_5fr]' : ''} ${hasFrame && isWide ? 'lg:grid-cols-[2fr_3fr] lg:gap-8' : ''}`}
    >
      {hasFrame && (
        <div className="relative aspect-square border border-rule-strong group-focus-within:border-accent group-focus-within:inset-ring group-focus-within:inset-ring-accent group-hover:border-accent group-hover:inset-ring group-hover:inset-ring-accent">
          {picture && (
            // Not fetched as far ahead as lazy pictures are: sixteen would delay the first view.
            <Acting picture={picture}>
              <Picture
                className="absolute inset-0 [content-visibility:auto]"
                imgClassName="absolute inset-[10%] size-[80%] object-contain"
                photoClassName="size-full object-cover"
                picture={picture}
                sizes="(max-width: 767.98px) 26vw, (max-width: 1023.98px) 45vw, 23vw"
                crops={false}
                acts
              />
            </Acting>
          )}
        </div>
      )}
      <div>
        <p className="text-note text-ink-soft">{number}</p>
        <h3 className="mt-[0.2rem] mb-[0.7rem] text-row">
          <a className="no-underline after:absolute after:inset-0" href={href}>
            <Unbroken text={name} />
          </a>
        </h3>
        <p className="text-ink-soft">
          <Unbroken text={content} />
        </p>
      </div>
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
