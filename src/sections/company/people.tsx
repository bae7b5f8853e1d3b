import { ArrowLink } from '#ui/arrow-link.tsx';
import type { Person } from '#ui/person.ts';
import { Portrait } from '#ui/portrait.tsx';

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
  return (
    <section className={link ? 'section tinted' : 'section on-dark'}>
      <div className="sheet columns">
        <h2 className="col-start-1 col-end-9 text-section max-lg:col-span-full">{title}</h2>
        <p className="col-start-10 col-end-13 self-end text-ink-soft max-lg:col-span-full max-lg:mt-6">
          {lead}
        </p>
        <ul
          className={`col-span-full grid max-md:mt-10 ${link ? 'md:grid-cols-3' : 'md:grid-cols-2 min-[1200px]:grid-cols-5'}`}
        >
          {people.map((person) => (
            // On phones a row for each person: ten portraits one above the other would be ten screens.
            // Elsewhere portrait, name, trade and text start on the same lines in every column.
            <li
              key={person.name}
              className="grid max-md:grid-cols-[7rem_1fr] max-md:grid-rows-[auto_auto_1fr] max-md:content-start max-md:gap-x-4 max-md:pt-6 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:pt-16 md:pr-6"
            >
              <Portrait
                person={person}
                ground={link ? 'tinted' : 'dark'}
                sizes="(max-width: 767.98px) 7rem, 22rem"
                // Not fetched as far ahead as lazy pictures are: ten would delay the first view.
                className="w-[min(100%,22rem)] border-b-thick border-ink [content-visibility:auto] max-md:row-span-3 max-md:row-start-1"
              />
              <h3 className="text-row md:mt-4">{person.name}</h3>
              <p className="note mt-[0.3rem] mb-[0.7rem]">{person.designation}</p>
              <p>{person.content}</p>
            </li>
          ))}
        </ul>
        {link && (
          <ArrowLink href={link.href} className="col-span-full mt-10 justify-self-start">
            {link.text}
          </ArrowLink>
        )}
      </div>
    </section>
  );
}
