import type { CSSProperties, ReactNode } from 'react';

/**
 * A cell of a title block, as on technical drawings, within a `dl`. `className` sets the value's font
 * size.
 */
export function TitleCell({
  label,
  className,
  style,
  children,
}: {
  label: string;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex flex-col justify-between gap-2 px-3.5 py-3 font-head font-medium text-balance ${className}`}
      style={style}
    >
      <dt className="font-text text-note font-normal tracking-normal text-ink-soft first-letter:uppercase">
        {label}
      </dt>
      {/* A browser may format the language's numbers with other spaces than the build did. */}
      <dd className="text-balance" suppressHydrationWarning>
        {children}
      </dd>
    </div>
  );
}
