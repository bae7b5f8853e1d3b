import { Icon } from '#ui/icon.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface WorkRow {
  name: string;
  summary: string;
  note: string;
  href: string;
  picture: { large: PictureSource; small: PictureSource };
  /** What a filter above the list may choose it by, with spaces between. */
  kinds?: string;
}

/**
 * An index of names: one rule a row, the name set large; its link covers the row. The row in hand
 * opens its drawing beside the list; where nothing hovers each row has its own.
 */
export function WorkIndex({ title, rows }: { title?: string; rows: readonly WorkRow[] }) {
  const Name = title === undefined ? 'h2' : 'h3';
  return (
    <section className="section work-index">
      <div className="sheet columns">
        {title !== undefined && <h2 className="text-row">{title}</h2>}
        <ol>
          {rows.map(({ name, summary, note, href, picture, kinds }) => (
            <li key={href} data-in={kinds}>
              <div>
                <Name>
                  <a href={href}>
                    <span>{name}</span>
                  </a>
                </Name>
                <p>{summary}</p>
                <p className="note">{note}</p>
                <Icon name="arrow" />
              </div>
              <Picture {...picture} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
