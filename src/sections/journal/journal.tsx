import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface JournalEntry {
  title: string;
  summary: string;
  note: string;
  href: string;
  picture: PictureSource;
}

/** Posts as notes in the margin: the newest large beside its drawing, the others as a list. */
export function Journal({ title, entries }: { title?: string; entries: readonly JournalEntry[] }) {
  const [newest, ...others] = entries;
  return (
    <section className="section journal">
      <div className="sheet columns">
        {title !== undefined && <h2 className="text-section">{title}</h2>}
        {newest && (
          <article className="journal-newest">
            {/* Without a title the notes are what a page begins with. */}
            <Picture large={newest.picture} eager={title === undefined} />
            <div>
              <p className="note">{newest.note}</p>
              <Heading as={title === undefined ? 'h2' : 'h3'} entry={newest} />
              <p>{newest.summary}</p>
            </div>
          </article>
        )}
        {others.length > 0 && (
          <div className="journal-others">
            {others.map((entry) => (
              <article key={entry.href}>
                <p className="note">{entry.note}</p>
                <Heading as={title === undefined ? 'h2' : 'h3'} entry={entry} />
                <p>{entry.summary}</p>
              </article>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Heading({ as: Tag, entry }: { as: 'h2' | 'h3'; entry: JournalEntry }) {
  return (
    <Tag>
      <a href={entry.href}>{entry.title}</a>
    </Tag>
  );
}
