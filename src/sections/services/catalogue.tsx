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
    <section className="section">
      <div className="sheet grid gap-part">
        {groups.map(({ title, entries }) => (
          <section key={title}>
            <h2 className="border-t-thick border-ink pt-[0.8rem] text-statement">{title}</h2>
            <ul className="mt-10 grid grid-cols-4 gap-x-[calc(100%/36)] gap-y-10 max-lg:grid-cols-2 max-md:grid-cols-1">
              {entries.map((entry) => (
                <Entry key={entry.href} {...entry} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Entry({ number, name, href, content, picture }: CatalogueGroup['entries'][number]) {
  return (
    <li className="group relative grid grid-cols-1 content-start gap-4 max-md:grid-cols-[2fr_5fr] max-md:items-start">
      {/* Not fetched as far ahead as lazy pictures are: sixteen would delay the first view. */}
      <Picture
        className="relative aspect-square border border-rule-strong [content-visibility:auto] group-focus-within:border-accent group-focus-within:inset-ring group-focus-within:inset-ring-accent group-hover:border-accent group-hover:inset-ring group-hover:inset-ring-accent"
        imgClassName="absolute inset-[10%] size-[80%] object-contain"
        large={picture}
      />
      <div>
        <p className="text-note text-ink-soft">{number}</p>
        <h3 className="mt-[0.2rem] mb-[0.7rem] text-row">
          <a className="no-underline after:absolute after:inset-0" href={href}>
            <Unbroken text={name} />
          </a>
        </h3>
        <p className="text-ink-soft">
          <Unbroken text={content} />
        </p>
      </div>
    </li>
  );
}
