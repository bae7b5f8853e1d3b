import type { CSSProperties, ReactNode } from 'react';

/** A cell of a title block within a `dl`; the size of its value is that of the cell. */
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
      className={`flex flex-col justify-between gap-2 px-[0.9rem] py-[0.7rem] font-head font-medium text-balance ${className}`}
      style={style}
    >
      <dt className="font-text text-note font-normal tracking-normal text-ink-soft first-letter:uppercase">
        {label}
      </dt>
      {/* Figures of a language may be spaced otherwise by another browser. */}
      <dd className="text-balance" suppressHydrationWarning>
        {children}
      </dd>
    </div>
  );
}
