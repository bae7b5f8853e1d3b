import type { ReactNode } from 'react';

/**
 * A term and its value within a `dl`, which has to be a query container (`@container`). The term is above
 * its value, or on phones beside its value if both fit.
 */
export function Fact({
  label,
  className,
  valueClassName,
  children,
}: {
  label: string;
  className: string;
  valueClassName?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={`items-baseline max-md:grid max-md:gap-x-4 max-md:@min-[15rem]:grid-cols-[7rem_1fr] ${className}`}
    >
      <dt className="text-note/[1.55] text-ink-soft">{label}</dt>
      <dd className={valueClassName}>{children}</dd>
    </div>
  );
}
