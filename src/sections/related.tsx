import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface RelatedItem {
  title: string;
  href: string;
  note?: string;
  picture?: PictureSource | undefined;
}

/** Three or four neighbours in columns, each below its drawing where it has one. */
export function Related({ title, items }: { title: string; items: readonly RelatedItem[] }) {
  return (
    <section className="section related">
      <div className="sheet">
        <h2 className="text-row">{title}</h2>
        <ul>
          {items.map(({ title: name, href, note, picture }) => (
            <li key={href}>
              <a href={href}>
                {picture && <Picture large={picture} />}
                <span className="heading">{name}</span>
                {note !== undefined && <span className="note">{note}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
