/** A list of terms: each heading beside its text in wide windows, and above it in narrow ones. */
export function Terms({
  before,
  entries,
}: {
  /** HTML of the text before the list; may be empty. */
  before: string;
  entries: readonly {
    id: string;
    /** HTML of the heading. */
    heading: string;
    /** HTML of the text. */
    body: string;
  }[];
}) {
  return (
    <section className="section pt-16">
      <div className="sheet">
        {before !== '' && (
          <div className="prose pb-6" dangerouslySetInnerHTML={{ __html: before }} />
        )}
        {entries.map(({ id, heading, body }) => (
          <div key={id} className="columns items-baseline gap-y-2 border-t border-rule-strong py-6">
            <h2
              id={id}
              className="col-start-1 col-end-5 scroll-mt-[calc(var(--header-height)+1rem)] pe-6 text-row max-lg:col-span-full"
              dangerouslySetInnerHTML={{ __html: heading }}
            />
            <div
              className="prose col-start-5 col-end-13 max-lg:col-span-full"
              dangerouslySetInnerHTML={{ __html: body }}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
