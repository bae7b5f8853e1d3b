import { Balloon } from '#ui/balloon.tsx';
import { DimensionLine } from '#ui/dimension-line.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { WholeWords } from '#ui/whole-words.tsx';

/**
 * Numbered steps side by side. Each step is below a rule of its own, or all are below one dimension line. On phones each
 * step is beside its number.
 */
export function Steps({
  title,
  items,
  hasDimensionLine = false,
}: {
  title: string;
  items: readonly { title: string; content: string; duration?: string | undefined }[];
  /** For steps whose texts say when each of them happens. The line is divided equally, not to scale. */
  hasDimensionLine?: boolean;
}) {
  const hasDurations = items.some(({ duration }) => duration !== undefined);
  return (
    <section className="section print:break-inside-avoid">
      <div className="sheet">
        <h2 className="mb-16 text-statement max-md:mb-10">
          <WholeWords text={title} />
        </h2>
        {hasDimensionLine && (
          <DimensionLine className="max-md:hidden" shares={items.map(() => 1 / items.length)} />
        )}
        {/*
          If five steps do not fit in one row, they are in rows of three and two, or of two, two and one. The
          negative margin cancels the bottom padding of the last row. In print the steps are one below the
          other: a page break would cut through steps that are side by side.
        */}
        <ol
          className="-mb-10 grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-y-3 data-[steps=5]:max-[1200px]:grid-cols-3 data-[steps=4]:max-lg:grid-cols-2 data-[steps=5]:max-lg:grid-cols-2 md:grid print:block"
          data-steps={items.length}
        >
          {items.map(({ title: step, content, duration }, index) => (
            <li
              key={step}
              className={[
                'grid items-baseline gap-y-3 border-ink pe-10 pt-4 pb-10 print:block',
                hasDimensionLine ? 'max-md:border-t-thick' : 'border-t-thick',
                'max-md:grid-cols-[3.5rem_1fr] max-md:gap-y-2 max-md:pe-0',
                // All columns share the grid rows of number, name, text and duration.
                'md:grid-rows-subgrid',
                hasDurations ? 'row-span-4' : 'row-span-3',
                // The last of five steps has a row of its own.
                'max-lg:in-data-[steps=5]:last:col-span-2',
              ].join(' ')}
            >
              <Balloon
                number={index + 1}
                className={hasDimensionLine ? 'md:hidden' : ''}
                aria-hidden
              />
              <h3 className="text-row">
                <WholeWords text={step} />
              </h3>
              <p className="max-w-[26.6em] text-ink-soft max-md:col-start-2">
                <Unbroken text={content} />
              </p>
              {duration !== undefined && (
                <p className="max-w-[26.6em] text-note text-ink-soft max-md:col-start-2">
                  {duration}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
