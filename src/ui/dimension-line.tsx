import type { CSSProperties } from 'react';

/** One dimension line over the whole width, its numbered pieces to scale. What they are stands below it. */
export function DimensionLine({
  shares,
  className = '',
}: {
  /** Of the line, each from 0 to 1. */
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
