import { Unbroken } from '#ui/unbroken.tsx';
import { WholeWords } from '#ui/whole-words.tsx';

/** The scope of delivery of a service, as a table like the packing list of a crate. */
export function Crate({
  title,
  caption,
  columns,
  rows,
}: {
  title: string;
  /** Caption of the table, for screen readers' lists of tables. */
  caption: string;
  columns: { quantity: string; item: string; note: string };
  /** If no row has a quantity, that column is left out. */
  rows: readonly { quantity?: string | undefined; item: string; note: string }[];
}) {
  const hasQuantities = rows.some(({ quantity }) => quantity !== undefined);
  const headings = [columns.item, columns.note];
  if (hasQuantities) headings.unshift(columns.quantity);
  return (
    <section className="section print:break-inside-avoid">
      <div className="sheet columns">
        <h2 className="col-start-1 col-end-5 pe-10 text-statement max-lg:col-span-full max-lg:mb-10 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          <WholeWords text={title} />
        </h2>
        <table className="col-start-5 col-end-13 w-full border-collapse max-lg:col-span-full">
          <caption className="sr-only">{caption}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-t-thick border-ink">
              {headings.map((heading) => (
                <th
                  key={heading}
                  className="py-3 pe-4 align-baseline text-note/[1.25] font-normal text-balance text-ink-soft"
                  scope="col"
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ quantity, item, note }) => (
              <tr
                key={item}
                className={`border-t border-rule-strong last:border-b max-md:grid max-md:py-3.5 ${hasQuantities ? 'max-md:grid-cols-[3.5rem_1fr]' : ''}`}
              >
                {hasQuantities && (
                  <td className="py-[1.1rem] pe-4 align-baseline text-note text-ink-soft max-md:py-0.5 max-md:pe-0 md:w-[12.5%]">
                    {quantity}
                  </td>
                )}
                <th
                  className="py-[1.1rem] pe-8 align-baseline font-head text-row font-medium tracking-[-0.02em] text-balance max-md:py-0.5 max-md:pe-0 md:w-[37.5%]"
                  scope="row"
                >
                  {item}
                </th>
                <td className="py-[1.1rem] pe-4 align-baseline text-ink-soft max-md:-col-end-1 max-md:py-0.5 max-md:pe-0">
                  <Unbroken text={note} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
