import { TitleCell } from '#ui/title-cell.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

/** A sample as the content has it (`sample` in content/schema.ts). */
interface Sample {
  /** Caption of the table. */
  title: string;
  /** What the sample shows, below the heading of the section. */
  note: string;
  /** Column headings of the table. */
  columns: readonly string[];
  /** A row has a cell for each column; the first cell is the heading of the row. */
  rows: readonly (readonly string[])[];
  /** Fields of the title block below the table. */
  cells: readonly { label: string; value: string }[];
}

/**
 * A sample page of what a client gets, laid out like a technical drawing: a framed table above a title block.
 */
export function SampleSheet({
  heading,
  disclaimer,
  title: caption,
  note: lead,
  columns,
  rows,
  cells: titleBlock,
}: Sample & {
  /** Heading of the section, which says that this is a sample. */
  heading: string;
  /** Shown below the sample: says that names and figures are invented. */
  disclaimer: string;
}) {
  const [, ...valueColumns] = columns;
  return (
    <section className="section on-dark py-part">
      <div className="sheet columns gap-y-10">
        <div className="grid content-start gap-4 max-lg:col-span-full lg:col-start-1 lg:col-end-5 lg:pe-10">
          <h2 className="text-statement">{heading}</h2>
          <p className="max-w-[34em] text-ink-soft">
            <Unbroken text={lead} />
          </p>
        </div>
        <div className="relative border border-rule-strong p-3 max-lg:col-span-full max-md:p-2 lg:col-start-5 lg:col-end-13">
          {/* Marks in the middle of each side, as on a sheet that is to be trimmed and folded. */}
          <span
            className={[
              'pointer-events-none absolute inset-0 max-md:hidden',
              'bg-[linear-gradient(var(--color-ink),var(--color-ink)),linear-gradient(var(--color-ink),var(--color-ink)),linear-gradient(var(--color-ink),var(--color-ink)),linear-gradient(var(--color-ink),var(--color-ink))]',
              'bg-size-[1px_0.75rem,1px_0.75rem,0.75rem_1px,0.75rem_1px] bg-position-[50%_0,50%_100%,0_50%,100%_50%] bg-no-repeat',
            ].join(' ')}
            aria-hidden="true"
          />
          <div className="border-line border-ink">
            <table className="w-full border-collapse">
              <caption className="px-3.5 pt-5 pb-4 text-start font-head text-row font-medium tracking-[-0.02em] text-balance md:pt-6">
                <Unbroken text={caption} />
              </caption>
              <thead className="max-md:sr-only">
                <tr className="border-t-line border-ink">
                  {columns.map((column) => (
                    <th
                      key={column}
                      className="px-3.5 py-2 align-baseline text-note font-normal text-ink-soft"
                      scope="col"
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([rowHeading = '', ...values]) => (
                  <tr
                    key={rowHeading}
                    className="border-t border-rule-strong max-md:grid max-md:gap-1 max-md:py-3"
                  >
                    <th
                      className="px-3.5 align-baseline font-semibold wrap-break-word md:py-3"
                      scope="row"
                    >
                      <Unbroken text={rowHeading} />
                    </th>
                    {values.map((value, index) => (
                      <td
                        key={valueColumns[index]}
                        className="flex-wrap gap-x-4 px-3.5 align-baseline max-md:flex md:border-s md:border-rule-strong md:py-3"
                      >
                        {/*
                          Phones hide the head of the table, and show the heading of the column beside the value,
                          or in large text above the value.
                        */}
                        <span className="note w-[min(6.5rem,40vw)] md:hidden" aria-hidden="true">
                          {valueColumns[index]}
                        </span>
                        <span className="max-md:flex-[1_1_min-content] max-md:wrap-break-word">
                          <Unbroken text={value} />
                        </span>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <dl className="grid grid-cols-2 gap-px border-t-line border-ink bg-ink md:grid-cols-4">
              {titleBlock.map(({ label, value }) => (
                <TitleCell
                  key={label}
                  className="min-h-[4.6rem] bg-surface text-body/[1.2] max-md:last:odd:col-span-full md:last:odd:col-span-2"
                  label={label}
                >
                  <Unbroken text={value} />
                </TitleCell>
              ))}
            </dl>
          </div>
        </div>
        <p className="note col-start-5 col-end-13 -mt-6 max-lg:col-span-full">{disclaimer}</p>
      </div>
    </section>
  );
}
