import { Button } from '#ui/button.tsx';

/** After a breaking space: the no-break space before a French question mark does not match. */
const sentenceEnd = /(?<=[.!?] )/;

/** A call to action at the end of a page: a heading, a lead, and a link or button above the footer. */
export function CallToAction({
  title,
  lead,
  link,
}: {
  title: string;
  lead: string;
  link: { href: string; text: string; opensForm?: boolean };
}) {
  return (
    <section className="call-to-action">
      <div className="sheet columns">
        <h2 className="text-section">
          {title.split(sentenceEnd).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </h2>
        <p>{lead}</p>
        <Button href={link.href} opensForm={link.opensForm}>
          {link.text}
        </Button>
      </div>
    </section>
  );
}
