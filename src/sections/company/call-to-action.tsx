import { Button } from '#ui/button.tsx';

/** After a breaking space: the no-break space before a French question mark does not match. */
const sentenceEnd = /(?<=[.!?] )/;

/** A call to action: a heading, a lead, and a link or button in the corner. */
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
    <section className="print:break-inside-avoid">
      {/* A dark band is its own edge: the rule would lengthen it by a hair. */}
      <div className="sheet columns items-end border-t border-ink pt-part in-[.on-dark+section]:border-t-0 in-[section:not(:last-child)]:border-b">
        <h2 className="col-start-1 col-end-8 pe-8 pb-part text-section max-lg:col-span-full max-lg:pb-6 max-md:pe-0">
          {title.split(sentenceEnd).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </h2>
        <p className="col-start-8 col-end-11 pe-8 pb-part max-lg:col-start-1 max-lg:col-end-7 max-lg:pb-6 max-md:col-span-full">
          {lead}
        </p>
        <Button
          href={link.href}
          opensForm={link.opensForm}
          kind="block"
          className="col-start-11 col-end-13 max-lg:col-start-7 max-md:col-span-full"
        >
          {link.text}
        </Button>
      </div>
    </section>
  );
}
