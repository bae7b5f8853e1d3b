import type { ReactNode } from 'react';

/**
 * A list row whose link covers the whole row. An orange mark on its upper border shows that the row is
 * hovered, contains the focus or is the target of the URL.
 */
export function MarkedRow({
  id,
  className,
  children,
}: {
  /** Target of links that lead to the row. */
  id?: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <li
      id={id}
      className={[
        'columns relative scroll-mt-[calc(var(--header-height)+1rem)] gap-y-2 border-t border-rule-strong py-6',
        // The mark on the border.
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
