import type { CSSProperties } from 'react';

/**
 * A dimension line as on technical drawings, divided into numbered pieces that are drawn to scale. The line is
 * only a decoration: the text below it says what the pieces are.
 */
export function DimensionLine({
  shares,
  className = '',
}: {
  /** Length of each piece, as a share of the line from 0 to 1. */
  shares: readonly number[];
  className?: string;
}) {
  return (
    <div className={`flex ${className}`} aria-hidden="true">
      {shares.map((share, index) => (
        <div
          key={index}
          className="@container relative grow-0 basis-(--share) border-e border-ink pt-1 pb-6 text-center before:absolute before:inset-x-0 before:bottom-3 before:border-t-line before:border-ink after:absolute after:end-[-6px] after:bottom-3 after:w-[11px] after:-rotate-45 after:border-t-2 after:border-accent first:border-s"
          style={{ '--share': `${String(share * 100)}%` } as CSSProperties}
        >
          <span className="hidden font-head text-statement font-medium @[1.25rem]:inline">
            {index + 1}
          </span>
        </div>
      ))}
    </div>
  );
}
