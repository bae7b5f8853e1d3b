import type { ReactNode } from 'react';

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
    /** SVG markup of an icon. */
    icon?: string | undefined;
    picture?: ContentPicture | undefined;
  }[];
}

/**
 * Groups of cards, each with a number, a name and a text. All cards of a row share the grid rows of their parts, so
 * that names and texts are aligned.
 *
 * If at least one card has a picture, every card has a frame for a picture (`showsFrames`):
 * - Wide windows show the words of a card beside its picture if no group has more than two cards, else below it.
 * - Phones show two cards side by side, without their texts: the lines would be three words long.
 * - Print shows the texts.
 *
 * If no card has a picture, phones show icons and texts.
 */
export function Catalogue({ groups }: { groups: readonly CatalogueGroup[] }) {
  const allEntries = groups.flatMap(({ entries }) => entries);
  const showsFrames = allEntries.some(({ picture }) => picture);
  const showsIcons = !showsFrames && allEntries.some(({ icon }) => icon);
  const longestGroup = Math.max(...groups.map(({ entries }) => entries.length));
  return (
    <section className="section">
      <div className="sheet grid gap-part">
        {groups.map(({ title, entries }) => (
          <section key={title}>
            <h2 className="border-t-thick border-ink pt-3 text-statement">{title}</h2>
            <ul
              className={`mt-10 grid gap-x-[max(1rem,calc(100%/36))] gap-y-10 md:grid-cols-2 lg:grid-cols-(--columns) ${showsFrames ? 'max-md:grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]' : ''}`}
              style={evenColumns(longestGroup, 4)}
            >
              {entries.map((entry) => (
                <Entry
                  key={entry.href}
                  {...entry}
                  showsFrames={showsFrames}
                  showsIcons={showsIcons}
                  isTextBeside={longestGroup < 3}
                />
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
  icon,
  picture,
  showsFrames,
  showsIcons,
  isTextBeside,
}: CatalogueGroup['entries'][number] & {
  /** Whether at least one card of the page has a picture. If so, a card without a picture has an empty frame. */
  showsFrames: boolean;
  /** Whether phones show icons beside the words. If so, a card without an icon has an empty frame. */
  showsIcons: boolean;
  /** Whether the words are beside the picture in wide windows, not below it. */
  isTextBeside: boolean;
}) {
  const iconColumnClassName = showsIcons
    ? 'wrap-break-word max-md:grid-cols-[min(5.5rem,20vw)_minmax(0,1fr)] max-md:grid-rows-[auto_1fr]'
    : '';
  return (
    <li
      className={`group relative grid content-start gap-x-4 gap-y-2 md:row-span-3 md:grid-rows-subgrid ${showsFrames ? 'wrap-break-word max-md:gap-y-1' : iconColumnClassName} ${showsFrames && isTextBeside ? 'lg:grid-cols-[2fr_3fr]' : ''}`}
    >
      {showsIcons && (
        <MarkupIcon
          className="row-span-2 aspect-square w-full border border-rule-strong p-2 group-focus-within:border-accent group-hover:border-accent md:hidden"
          markup={icon ?? ''}
        />
      )}
      {showsFrames && (
        <div
          className={`relative overflow-clip border border-rule-strong -outline-offset-2 outline-accent group-focus-within:border-accent group-focus-within:outline group-hover:border-accent group-hover:outline ${isTextBeside ? 'aspect-square lg:row-span-3' : 'mb-2 aspect-square lg:aspect-auto lg:h-[19vw]'}`}
        >
          {picture && (
            // With `content-visibility: auto`, pictures are fetched later than with lazy loading alone. Sixteen
            // pictures at once would delay the first view.
            <TurningPart picture={smallOf(picture)}>
              <Picture
                className="absolute inset-0 [content-visibility:auto]"
                imgClassName="absolute inset-0 size-full object-cover"
                photoClassName="size-full object-cover"
                picture={smallOf(picture)}
                sizes="(max-width: 1023.98px) 45vw, 30vw"
                crops={false}
                animated
              />
            </TurningPart>
          )}
        </div>
      )}
      <div>
        <p className="text-note text-ink-soft">{number}</p>
        <h3 className={`mt-1 text-row ${showsFrames ? 'max-md:text-body/[1.2]' : ''}`}>
          <a className="no-underline after:absolute after:inset-0" href={href}>
            <Unbroken text={name} />
          </a>
        </h3>
      </div>
      <p className={`text-ink-soft ${showsFrames ? 'max-md:hidden print:block' : ''}`}>
        <Unbroken text={content} />
      </p>
    </li>
  );
}

/** Animates a drawing whose turning part is a layer (kit/motion/turning-part.ts). Other pictures stay still. */
function TurningPart({ picture, children }: { picture: ContentPicture; children: ReactNode }) {
  if (!singleFile(picture, 'light').layers) return children;
  return (
    <Moving piece="turningPart" className="absolute inset-0">
      {children}
    </Moving>
  );
}
