import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface JournalEntry {
  title: string;
  summary: string;
  note: string;
  href: string;
  picture: PictureSource;
}

/** Posts as notes in the margin: the newest large beside its drawing, the others as a list. */
export function Journal({ title, entries }: { title: string; entries: readonly JournalEntry[] }) {
  const [newest, ...others] = entries;
  return (
    <section className="section journal">
      <div className="sheet columns">
        <h2 className="text-section">{title}</h2>
        {newest && (
          <article className="journal-newest">
            <Picture large={newest.picture} />
            <div>
              <p className="note">{newest.note}</p>
              <h3>
                <a href={newest.href}>{newest.title}</a>
              </h3>
              <p>{newest.summary}</p>
            </div>
          </article>
        )}
        {others.length > 0 && (
          <div className="journal-others">
            {others.map((entry) => (
              <article key={entry.href}>
                <p className="note">{entry.note}</p>
                <h3>
                  <a href={entry.href}>{entry.title}</a>
                </h3>
                <p>{entry.summary}</p>
              </article>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
