import { ArrowLink } from '#ui/arrow-link.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';

/** One case on the tinted band, its drawing across the sheet. */
export function FeaturedCase({
  title,
  facts,
  summary,
  link,
  picture,
}: {
  title: string;
  facts: readonly { label: string; value: string }[];
  summary: string;
  link: { href: string; text: string };
  picture: { large: PictureSource; small: PictureSource };
}) {
  return (
    <section className="section tinted featured-case">
      <div className="sheet columns registered">
        <h2 className="text-section">{title}</h2>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="featured-case-text">
          <p>{summary}</p>
          <ArrowLink href={link.href}>{link.text}</ArrowLink>
        </div>
        <Picture className="featured-case-picture" {...picture} />
      </div>
    </section>
  );
}
