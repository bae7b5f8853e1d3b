import { evenColumns } from '#ui/even-columns.ts';
import { FigureText } from '#ui/figure-text.tsx';
import { TitleCell } from '#ui/title-cell.tsx';

/** Results of a case, each a number above its label, in rows of up to four equal cells. */
export function FigureCells({
  title,
  items,
}: {
  title: string;
  items: readonly { label: string; value: string }[];
}) {
  return (
    <section className="section">
      <div className="sheet">
        <h2 className="mb-16 text-statement">{title}</h2>
        <dl
          className="grid gap-px border-thick border-ink bg-ink md:grid-cols-(--columns)"
          style={evenColumns(items.length, 4)}
        >
          {items.map(({ label, value }) => (
            <TitleCell
              key={label}
              className="min-h-[5.6rem] bg-surface text-statement"
              label={label}
            >
              <FigureText text={value} />
            </TitleCell>
          ))}
        </dl>
      </div>
    </section>
  );
}
