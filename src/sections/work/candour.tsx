/** A box with an accent bar along its edge, which says what we refused in a case, and where we erred. */
export function Candour({
  title,
  parts,
}: {
  title: string;
  /** One or two parts. The title of a single part is not shown. */
  parts: readonly { title: string; content: string }[];
}) {
  return (
    <section className="section print:break-inside-avoid">
      <div className="sheet">
        <div className="columns gap-y-6 border-line border-ink bg-[linear-gradient(var(--color-accent),var(--color-accent))] bg-size-[0.75rem_100%] bg-no-repeat py-10 ps-10 pe-6 [print-color-adjust:exact] forced-colors:border-s-thick">
          <h2 className="col-start-1 col-end-5 pe-6 text-row max-lg:col-span-full">{title}</h2>
          {parts.map(({ title: partTitle, content }) => (
            <div
              key={partTitle}
              className={`pe-6 max-md:col-span-full max-md:pe-0 ${
                parts.length > 1
                  ? 'col-span-4 max-lg:col-span-6'
                  : 'col-start-5 col-end-13 max-w-[36em] max-lg:col-span-full'
              }`}
            >
              {parts.length > 1 && (
                <h3 className="mb-2 font-text text-note font-normal tracking-normal text-ink-soft">
                  {partTitle}
                </h3>
              )}
              <p className="text-lead">{content}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
