import { ArrowLink } from '#ui/arrow-link.tsx';
import type { Person } from '#ui/person.ts';
import { Picture } from '#ui/picture.tsx';

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
