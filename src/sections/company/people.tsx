import { ArrowLink } from '#ui/arrow-link.tsx';
import type { Person } from '#ui/person.ts';
import { Portrait } from '#ui/portrait.tsx';

/** So many portraits are large; those of others stand in rows beside their words. */
const large = 3;

/** Portraits of the team with name, role and text: some with a link to all, or all on a dark ground. */
export function People({
  title,
  lead,
  people,
  link,
}: {
  title: string;
  lead: string;
  people: readonly Person[];
  /** Link to all of them, where only some are shown. */
  link?: { href: string; text: string };
}) {
  const ground = link ? 'tinted' : 'dark';
  return (
    <section className={link ? 'section tinted' : 'section on-dark'}>
      <div className="sheet columns">
        <h2 className="col-start-1 col-end-9 text-section max-lg:col-span-full">{title}</h2>
        <p className="col-start-10 col-end-13 self-end text-ink-soft max-lg:col-span-full max-lg:mt-6">
          {lead}
        </p>
        <ul className="col-span-full grid max-md:mt-10 md:grid-cols-3 md:gap-x-6">
          {people.slice(0, large).map((person) => (
            // On phones a row for each person: ten portraits one above the other would be ten screens.
            // Elsewhere portrait, name, trade and text start on the same lines in every column.
            <li
              key={person.name}
              className="grid max-md:grid-cols-[7rem_1fr] max-md:grid-rows-[auto_auto_1fr] max-md:content-start max-md:gap-x-4 max-md:pt-6 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:pt-16"
            >
              <Portrait
                crops
                person={person}
                ground={ground}
                sizes="(max-width: 767.98px) 7rem, 33vw"
                // Not fetched as far ahead as lazy pictures are: ten would delay the first view.
                className={`border-b-thick border-ink [content-visibility:auto] max-md:row-span-3 max-md:row-start-1 ${link ? 'w-[min(100%,22rem)]' : 'w-full'}`}
              />
              <h3 className="text-row md:mt-4">{person.name}</h3>
              <p className="note mt-[0.3rem] mb-[0.7rem]">{person.designation}</p>
              <p>{person.content}</p>
            </li>
          ))}
        </ul>
        {people.length > large && (
          <ul className="col-span-full mt-16 grid border-t border-rule-strong max-md:mt-10 md:grid-cols-2 md:gap-x-10 xl:grid-cols-3">
            {people.slice(large).map((person) => (
              <li
                key={person.name}
                className="grid grid-cols-[7rem_1fr] grid-rows-[auto_auto_1fr] gap-x-4 border-b border-rule-strong pt-6 pb-6"
              >
                <Portrait
                  isSmall
                  person={person}
                  ground={ground}
                  sizes="7rem"
                  className="row-span-3 row-start-1 w-full self-end [content-visibility:auto]"
                />
                <h3 className="text-row">{person.name}</h3>
                <p className="note mt-[0.3rem] mb-[0.7rem]">{person.designation}</p>
                <p className="text-note/[1.5]">{person.content}</p>
              </li>
            ))}
          </ul>
        )}
        {link && (
          <ArrowLink href={link.href} className="col-span-full mt-10 justify-self-start">
            {link.text}
          </ArrowLink>
        )}
      </div>
    </section>
  );
}
