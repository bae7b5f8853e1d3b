import { Picture, type PictureSource } from '#ui/picture.tsx';

/** One client's sentence on navy, beside a line-cut portrait. */
export function Quotation({
  quote,
  name,
  designation,
  portrait,
}: {
  quote: string;
  name: string;
  designation: string;
  portrait: PictureSource;
}) {
  return (
    <section className="section on-navy quotation">
      <div className="sheet columns">
        <Picture className="quotation-portrait" large={portrait} />
        <figure>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <b>{name}</b>
            <span className="note">{designation}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
