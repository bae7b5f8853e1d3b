import { Icon } from '#ui/icon.tsx';

export interface WorkRow {
  name: string;
  summary: string;
  note: string;
  href: string;
}

/** An index of names: one rule a row, the name set large. */
export function WorkIndex({ title, rows }: { title?: string; rows: readonly WorkRow[] }) {
  return (
    <section className="section work-index">
      <div className="sheet columns">
        {title !== undefined && <h2 className="text-row">{title}</h2>}
        <ol>
          {rows.map(({ name, summary, note, href }) => (
            <li key={href}>
              <a href={href}>
                <span className="heading">{name}</span>
                <span>{summary}</span>
                <span className="note">{note}</span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
