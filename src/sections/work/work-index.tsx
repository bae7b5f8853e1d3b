import { Icon } from '#ui/icon.tsx';

export interface WorkRow {
  name: string;
  summary: string;
  note: string;
  href: string;
  /** What a filter above the list may choose it by, with spaces between. */
  kinds?: string;
}

/** An index of names: one rule a row, the name set large; its link covers the row. */
export function WorkIndex({ title, rows }: { title?: string; rows: readonly WorkRow[] }) {
  const Name = title === undefined ? 'h2' : 'h3';
  return (
    <section className="section work-index">
      <div className="sheet columns">
        {title !== undefined && <h2 className="text-row">{title}</h2>}
        <ol>
          {rows.map(({ name, summary, note, href, kinds }) => (
            <li key={href} data-in={kinds}>
              <Name>
                <a href={href}>
                  <span>{name}</span>
                </a>
              </Name>
              <p>{summary}</p>
              <p className="note">{note}</p>
              <Icon name="arrow" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
