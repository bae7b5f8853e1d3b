import type { ReactNode } from 'react';

export interface RegisterEntry {
  key: string;
  /** A small picture in front of the title. */
  mark?: ReactNode;
  title: string;
  /** A short line below the title. */
  note: string;
  content: string;
  /** Link target of the whole row. */
  href?: string | undefined;
}

/**
 * A register: entries in ruled rows, each with a title, a note and a text. If at least one entry has a mark, there
 * is a column for marks.
 */
export function Register({
  title,
  entries,
}: {
  title?: string;
  entries: readonly RegisterEntry[];
}) {
  const hasMarks = entries.some(({ mark }) => mark !== undefined);
  const EntryTitle = title === undefined ? 'h2' : 'h3';
  return (
    <section className="section">
      <div className="sheet">
        {title !== undefined && <h2 className="mb-10 text-statement">{title}</h2>}
        <ul>
          {entries.map((entry) => (
            <li
              key={entry.key}
              className={`group/entry relative grid min-h-32 items-center gap-x-6 gap-y-4 border-t border-rule-strong py-5 last:border-b ${
                hasMarks
                  ? 'grid-cols-[3fr_4fr_5fr] max-md:grid-cols-[min(5.5rem,20vw)_minmax(0,1fr)]'
                  : 'md:grid-cols-2'
              }`}
            >
              {hasMarks && (
                <div className={entry.mark ? undefined : 'max-md:hidden'}>{entry.mark}</div>
              )}
              <div className={entry.mark ? undefined : 'max-md:col-span-full'}>
                <EntryTitle className="text-row text-balance">
                  {entry.href === undefined ? (
                    entry.title
                  ) : (
                    <a
                      href={entry.href}
                      className="no-underline decoration-accent decoration-2 group-hover/entry:underline after:absolute after:inset-0"
                    >
                      {entry.title}
                    </a>
                  )}
                </EntryTitle>
                <p className="mt-1 text-note text-ink-soft">{entry.note}</p>
              </div>
              <p className="max-md:col-span-full">{entry.content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
