import type { ReactNode } from 'react';

export interface RegisterEntry {
  key: string;
  mark?: ReactNode;
  title: string;
  note: string;
  content: string;
}

/** Entries in rows: a logo or number, a title, a text. */
export function Register({
  title,
  entries,
}: {
  title?: string;
  entries: readonly RegisterEntry[];
}) {
  return (
    <section className="section register">
      <div className="sheet columns">
        {title !== undefined && <h2 className="text-statement">{title}</h2>}
        <ul>
          {entries.map((entry) => (
            <li key={entry.key}>
              <div className="register-mark">{entry.mark}</div>
              <div>
                {title === undefined ? <h2>{entry.title}</h2> : <h3>{entry.title}</h3>}
                <p className="note">{entry.note}</p>
              </div>
              <p>{entry.content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
