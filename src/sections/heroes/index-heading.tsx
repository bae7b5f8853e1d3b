/** Heading and lead of an index page, side by side to save height: visitors come for the index below. */
export function IndexHeading({
  heading,
  lead,
}: {
  /** HTML of the content's inline Markdown, like `lead`. */
  heading: string;
  lead: string;
}) {
  return (
    <section className="border-b border-ink">
      <div className="sheet columns items-end gap-y-4 py-10">
        <h1
          className="col-start-1 col-end-8 pe-6 text-statement max-lg:col-span-full"
          dangerouslySetInnerHTML={{ __html: heading }}
        />
        <p
          className="col-start-8 col-end-13 max-lg:col-span-full"
          dangerouslySetInnerHTML={{ __html: lead }}
        />
      </div>
    </section>
  );
}
