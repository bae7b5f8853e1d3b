import type { Person } from '#ui/person.ts';
import { Picture } from '#ui/picture.tsx';

/** The team: line-cut portraits on navy, each with a name and what to ask them. */
export function People({
  title,
  lead,
  people,
}: {
  title: string;
  lead: string;
  people: readonly Person[];
}) {
  return (
    <section className="section on-navy people">
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
      </div>
    </section>
  );
}
