import { ArrowLink } from '#ui/arrow-link.tsx';
import type { Person } from '#ui/person.ts';
import { Portrait } from '#ui/portrait.tsx';

import { portraitColumns } from './portrait-columns.ts';

/** The grid of the large portraits, by their count. The columns repeat `largeColumns` of portrait-columns.ts. */
const largeGrids: Readonly<Record<number, { className: string }>> = {
  2: { className: 'md:grid-cols-2' },
  3: { className: 'md:grid-cols-3' },
  4: { className: 'md:grid-cols-2 lg:grid-cols-4' },
};

/**
 * Portraits of people with name, role and text. With `link` the people are a selection of the team, on the tinted
 * surface. Without it they are the whole team, on the dark surface.
 */
export function People({
  title,
  lead,
  people,
  link,
}: {
  title: string;
  lead: string;
  people: readonly Person[];
  /** Link to the whole team, for a selection. */
  link?: { href: string; text: string };
}) {
  const ground = link ? 'tinted' : 'dark';
  const { largeCount, largeColumns } = portraitColumns(people.length);
  return (
    <section className={link ? 'section tinted' : 'section on-dark'}>
      <div className="sheet columns @container">
        <h2 className="col-start-1 col-end-9 text-section max-lg:col-span-full">{title}</h2>
        <div
          className={`max-lg:col-span-full max-lg:mt-6 ${link ? 'col-start-1 col-end-4 row-start-2 pe-6 lg:pt-16' : 'col-start-10 col-end-13 self-end'}`}
        >
          <p className="text-ink-soft">{lead}</p>
          {link && (
            <ArrowLink href={link.href} className="mt-6">
              {link.text}
            </ArrowLink>
          )}
        </div>
        <ul
          className={`grid gap-x-4 border-rule-strong max-lg:col-span-full max-md:mt-10 max-md:border-t md:gap-x-6 ${link ? 'col-start-4 col-end-13' : 'col-span-full'} ${largeGrids[largeCount]?.className ?? ''}`}
        >
          {people.slice(0, largeCount).map((person) => (
            // All columns share the grid rows of portrait, name, role and text. On phones each person is a row, with
            // the portrait beside the words: two columns would have lines of three words.
            <li
              key={person.name}
              className="row-span-4 grid grid-cols-1 grid-rows-subgrid border-rule-strong pb-6 max-md:grid-rows-[auto_auto_1fr] max-md:gap-x-4 max-md:border-b max-md:pt-6 md:pt-16 max-md:@min-[15rem]:grid-cols-[7rem_1fr]"
            >
              <Portrait
                crops
                person={person}
                ground={ground}
                sizes={`(max-width: 767.98px) 7rem, (max-width: 991.98px) ${columnWidth(largeColumns[0])}, ${columnWidth(largeColumns[1])}`}
                // With `content-visibility: auto`, pictures are fetched later than with lazy loading alone. Ten
                // pictures at once would delay the first view.
                className="w-full max-w-full self-start [content-visibility:auto] max-md:row-span-3 max-md:row-start-1"
              />
              <h3 className="text-row md:mt-4">{person.name}</h3>
              <p className="note mt-1 mb-3">{person.designation}</p>
              <p>{person.content}</p>
            </li>
          ))}
        </ul>
        {people.length > largeCount && (
          <ul className="col-span-full grid gap-x-4 border-rule-strong md:mt-16 md:gap-x-10 md:border-t lg:grid-cols-2">
            {people.slice(largeCount).map((person) => (
              <li
                key={person.name}
                className="grid grid-cols-1 grid-rows-[auto_auto_1fr] gap-x-4 border-b border-rule-strong pt-6 pb-6 md:grid-cols-[11rem_1fr] lg:gap-x-6 max-md:@min-[15rem]:grid-cols-[7rem_1fr]"
              >
                <Portrait
                  isSmall
                  person={person}
                  ground={ground}
                  sizes="11rem"
                  // On phones it is smaller than the portraits above, but its column is as wide as theirs, so that all
                  // texts start on one line.
                  className="row-span-3 row-start-1 w-full max-w-full self-start [content-visibility:auto] max-md:w-22"
                />
                <h3 className="text-row">{person.name}</h3>
                <p className="note mt-1 mb-3">{person.designation}</p>
                <p>{person.content}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Returns the width of one of several columns, for the attribute `sizes`: '33vw'. */
const columnWidth = (columns: number) => `${String(Math.round(100 / columns))}vw`;
