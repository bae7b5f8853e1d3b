import { ArrowLink } from '#ui/arrow-link.tsx';
import type { Person } from '#ui/person.ts';
import { Picture } from '#ui/picture.tsx';

/** The team: line-cut portraits, each with a name and what to ask them. A few, or all on navy. */
export function People({
  title,
  lead,
  people,
  link,
}: {
  title: string;
  lead: string;
  people: readonly Person[];
  /** To all of them, where only a few are shown. */
  link?: { href: string; text: string };
}) {
  return (
    <section className={link ? 'section tinted people' : 'section on-navy people'}>
      <div className="sheet columns">
        <h2 className="text-section">{title}</h2>
        <p className="people-lead">{lead}</p>
        <ul>
          {people.map(({ name, designation, content, portrait }) => (
            <li key={name}>
              <Picture large={portrait} />
              <h3 className="text-row">{name}</h3>
              <p className="note">{designation}</p>
              <p>{content}</p>
            </li>
          ))}
        </ul>
        {link && <ArrowLink href={link.href}>{link.text}</ArrowLink>}
      </div>
    </section>
  );
}
