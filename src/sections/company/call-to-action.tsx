import { Button } from '#ui/button.tsx';

/** Matches the position after the space that follows a sentence. */
const sentenceEnd = /(?<=[.!?] )/;

/** A call to action: a heading, and beside it (below it in narrow windows) a lead with a link or button. */
export function CallToAction({
  title,
  lead,
  link,
}: {
  title: string;
  lead: string;
  /** With `opensForm` the link opens the short lead form in a pop-up (ui/button.tsx). */
  link: { href: string; text: string; opensForm?: boolean };
}) {
  return (
    <section className="print:break-inside-avoid">
      {/* No rule at the top after a dark section: the dark rule would make that section look 1 px higher. */}
      <div className="sheet columns items-end border-t border-ink pt-part in-[.on-dark+section]:border-t-0 in-[section:not(:last-child)]:border-b">
        <h2 className="col-start-1 col-end-8 pe-8 pb-part text-section max-lg:col-span-full max-lg:pb-6 max-md:pe-0">
          {title.split(sentenceEnd).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </h2>
        <div className="col-start-8 col-end-13 grid grid-cols-1 gap-6 pb-part max-lg:col-start-1">
          <p className="max-w-[30em]">{lead}</p>
          <Button
            href={link.href}
            opensForm={link.opensForm}
            className="justify-self-start max-md:justify-self-stretch"
            arrow
          >
            {link.text}
          </Button>
        </div>
      </div>
    </section>
  );
}
