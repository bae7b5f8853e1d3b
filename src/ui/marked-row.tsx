import type { ReactNode } from 'react';

/** A row of a list, of which a link covers all: hovered, focused or led to, it has a mark on its rule. */
export function MarkedRow({
  id,
  className,
  children,
}: {
  /** Where a link of the page leads to the row. */
  id?: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <li
      id={id}
      className={[
        'columns relative scroll-mt-[calc(var(--header-height)+1rem)] gap-y-2 border-t border-rule-strong py-6',
        // The mark.
        'before:absolute before:start-0 before:top-[-2px] before:z-raised before:h-thick before:w-0 before:bg-accent',
        'before:transition-[width] before:duration-slow before:ease-out',
        'target:before:w-1/12 focus-within:before:w-1/12 hover:before:w-1/12',
        className,
      ].join(' ')}
    >
      {children}
    </li>
  );
}
