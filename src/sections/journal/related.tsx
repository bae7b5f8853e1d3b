import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface RelatedItem {
  title: string;
  href: string;
  note?: string;
  picture?: PictureSource | undefined;
}

/** Three or four neighbours in columns, each below its drawing where it has one and one link. */
export function Related({ title, items }: { title: string; items: readonly RelatedItem[] }) {
  return (
    <section className="section related">
      <div className="sheet">
        <h2 className="text-row">{title}</h2>
        <ul>
          {items.map(({ title: name, href, note, picture }) => (
            <li key={href}>
              {picture && <Picture large={picture} />}
              <h3>
                <a href={href}>{name}</a>
              </h3>
              {note !== undefined && <p className="note">{note}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
