import { Picture, type PictureSource } from '#ui/picture.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

export interface CatalogueGroup {
  title: string;
  entries: readonly {
    number: string;
    name: string;
    href: string;
    content: string;
    picture: PictureSource;
  }[];
}

/** Cards in groups, a row for each group: drawing, number, name and text. */
export function Catalogue({ groups }: { groups: readonly CatalogueGroup[] }) {
  return (
    <section className="section catalogue">
      <div className="sheet">
        {groups.map(({ title, entries }) => (
          <section key={title}>
            <h2 className="text-statement">{title}</h2>
            <ul>
              {entries.map(({ number, name, href, content, picture }) => (
                <li key={href}>
                  <Picture large={picture} />
                  <div>
                    <p className="note">{number}</p>
                    <h3 className="text-row">
                      <a href={href}>
                        <Unbroken text={name} />
                      </a>
                    </h3>
                    <p>
                      <Unbroken text={content} />
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
