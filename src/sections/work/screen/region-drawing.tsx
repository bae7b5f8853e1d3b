import type { CSSProperties } from 'react';

/** What a region of a screen shows: exactly one of `rows`, `keys`, `figure`, `text` and `stacks`. */
export interface RegionContent {
  /** Column headings above `rows`. */
  head?: readonly string[] | undefined;
  rows?: readonly (readonly string[])[] | undefined;
  keys?: readonly string[] | undefined;
  /** A field above the keys: its label, and what has been entered so far. */
  field?: readonly string[] | undefined;
  figure?: string | undefined;
  text?: readonly string[] | undefined;
  /** Number of boxes of each stack. */
  stacks?: readonly number[] | undefined;
  note?: string | undefined;
  /** The highlighted row, key or line, counted from 1. */
  mark?: number | undefined;
}

/** A part of a user interface in hairlines: a table, keys, a figure, a text or stacks of boxes. */
export function RegionDrawing({
  shows: { head, rows, keys, field, figure, text, stacks, note, mark },
  isMain,
}: {
  shows: RegionContent;
  /** Whether this is the main region: its highlight has the accent colour. */
  isMain: boolean;
}) {
  const highlightClassName = isMain ? 'bg-accent text-on-accent' : 'bg-surface-tint';
  const isMarked = (index: number) => index + 1 === mark;
  const highlightOf = (index: number) => (isMarked(index) ? highlightClassName : '');
  const numberColumns = rows ? findNumberColumns(rows) : [];
  // A note is at the lower edge of the region. Stacks fill the height, so they need no alignment.
  const alignClassName = note === undefined ? 'content-start' : 'content-between';
  return (
    <div
      className={`@container grid min-w-0 grid-cols-1 gap-3 wrap-break-word ${stacks ? '' : alignClassName}`}
    >
      {rows && (
        // The highlight of a row extends beyond its words. The negative margin keeps the words aligned with the
        // words of other regions.
        <table className="-mx-2 w-[calc(100%+1rem)] border-collapse tabular-nums">
          <tbody>
            {head && <Row cells={head} numberColumns={numberColumns} className="text-ink-soft" />}
            {rows.map((cells, index) => (
              <Row
                key={cells.join()}
                cells={cells}
                numberColumns={numberColumns}
                className={highlightOf(index)}
              />
            ))}
          </tbody>
        </table>
      )}
      {field && (
        <p className="flex max-w-none flex-wrap justify-between gap-x-4 border-b-thick border-ink bg-surface-tint px-3 py-2">
          {field.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      )}
      {keys && (
        // Few keys share the width; more are in five columns, like a keypad.
        <div className={`gap-2 ${keys.length > 6 ? 'grid grid-cols-5' : 'flex flex-wrap'}`}>
          {keys.map((key, index) => (
            <span
              key={key}
              className={`grid grow basis-26 place-items-center border border-ink py-3 text-center ${highlightOf(index)}`}
            >
              {key}
            </span>
          ))}
        </div>
      )}
      {figure !== undefined && (
        <b
          className={`font-head text-section font-medium tabular-nums ${isMain ? 'bg-accent p-4 text-on-accent' : ''}`}
        >
          {figure}
        </b>
      )}
      {text?.map((line, index) => (
        <p
          key={line}
          className={`${isMain ? 'text-lead' : ''} ${isMarked(index) ? `px-3 py-2 ${highlightClassName}` : ''}`}
        >
          {line}
        </p>
      ))}
      {stacks && <Stacks heights={stacks} />}
      {note !== undefined && <p className="text-ink-soft">{note}</p>}
    </div>
  );
}

function Row({
  cells,
  numberColumns,
  className,
}: {
  cells: readonly string[];
  /** Indexes of the columns that hold numbers. */
  numberColumns: readonly number[];
  className: string;
}) {
  return (
    <tr className={`border-b border-rule-strong last:border-b-0 ${className}`}>
      {cells.map((content, index) => (
        <td
          key={index}
          className={[
            'p-2 align-baseline last:text-end @max-[10rem]:block',
            numberColumns.includes(index) ? 'text-end' : '',
            // A code such as "7-12-3" must not break at its hyphens.
            /^[\d:.,–-]+$/.test(content) ? 'whitespace-nowrap' : '',
          ].join(' ')}
        >
          {content}
        </td>
      ))}
    </tr>
  );
}

/**
 * Returns the indexes of the columns of numbers. Their cells are aligned at the end, so that units are below units and
 * tens below tens. The first column is never included, because it names the row.
 *
 * @param rows At least one row (content/schema.ts).
 */
function findNumberColumns(rows: readonly (readonly string[])[]): number[] {
  const holdsNumbers = (index: number) =>
    rows.every((cells) => /^[\d\s.,+−–]+$/u.test(cells[index] ?? ''));
  return [...rows[0]!.keys()].filter((index) => index > 0 && holdsNumbers(index));
}

/** Stacks of boxes, seen from the side. The highest stack is as high as the region; the others are to scale. */
function Stacks({ heights }: { heights: readonly number[] }) {
  const highest = Math.max(...heights);
  return (
    <div className="flex h-full min-h-32 items-end gap-1 border-b-thick border-ink">
      {heights.map((height, index) => (
        <div
          key={index}
          className="flex h-(--height) flex-1 flex-col"
          style={{ '--height': `${String((height / highest) * 100)}%` } as CSSProperties}
        >
          {Array.from({ length: height }, (_, box) => (
            <i key={box} className="flex-1 border border-b-0 border-ink" />
          ))}
        </div>
      ))}
    </div>
  );
}
