import { Moving } from '#kit/motion/moving.tsx';
import { evenColumns } from '#ui/even-columns.ts';

/**
 * Numbers, each below its label, along one line like a chain of dimensions in a drawing. count-up.ts finds them by
 * `data-value` and counts them up.
 */
export function Numbers({
  title,
  note,
  items,
}: {
  title: string;
  note: string;
  items: readonly { value: number; text: string; label: string }[];
}) {
  return (
    <section className="section pt-0">
      <div className="sheet columns items-end gap-y-6">
        <h2 className="col-start-1 col-end-8 text-statement max-lg:col-span-full">{title}</h2>
        <p className="col-start-9 col-end-13 text-ink-soft max-lg:col-span-full">{note}</p>
        <Moving
          as="dl"
          piece="countUp"
          className="col-span-full grid grid-cols-2 gap-y-6 border-s border-rule-strong md:grid-cols-(--columns)"
          style={evenColumns(items.length, 4)}
        >
          {items.map(({ value, text, label }) => (
            <div
              key={label}
              className="relative grid content-end justify-items-end border-e border-rule-strong pt-6 pb-6 before:absolute before:inset-x-0 before:bottom-[5px] before:border-t before:border-ink after:absolute after:end-[-6px] after:bottom-[5px] after:w-[11px] after:-rotate-45 after:border-t-2 after:border-accent"
            >
              <dt className="mb-1 px-4 text-end text-balance text-ink-soft">{label}</dt>
              <dd
                // The negative letter spacing also follows the last digit. It cancels the space at that digit's
                // side, so that number and label are flush. In forced colours the line height is larger: the
                // browser paints a background behind the line, which would cover the label above.
                className="pe-4 font-head text-hero leading-[0.86] font-medium tracking-[-0.045em] tabular-nums max-md:text-[4.5rem] forced-colors:leading-[1.3]"
                data-value={value}
              >
                {text}
              </dd>
            </div>
          ))}
        </Moving>
      </div>
    </section>
  );
}
