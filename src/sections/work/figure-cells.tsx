import { evenColumns } from '#ui/even-columns.ts';
import { FigureText } from '#ui/figure-text.tsx';
import { TitleCell } from '#ui/title-cell.tsx';

/** Results of a case, each a number above its label, in rows of up to four equal cells. */
export function FigureCells({
  title,
  items,
}: {
  /** Without a title only the cells are rendered, for use within another section. */
  title?: string;
  items: readonly { label: string; value: string }[];
}) {
  const cells = (
    <dl
      className={`grid gap-px border-thick border-ink bg-ink md:grid-cols-(--columns) ${items.length === 1 ? 'md:max-w-72' : ''}`}
      style={evenColumns(items.length, 4)}
    >
      {items.map(({ label, value }) => (
        <TitleCell key={label} className="min-h-[5.6rem] bg-surface text-statement" label={label}>
          <FigureText text={value} />
        </TitleCell>
      ))}
    </dl>
  );
  if (title === undefined) return cells;
  return (
    <section className="section">
      <div className="sheet">
        <h2 className="mb-16 text-statement">{title}</h2>
        {cells}
      </div>
    </section>
  );
}
