import type { ComponentProps } from 'react';

/** A word in a box: a link, or a label around its radio button. The selected badge is filled. */
export function Badge({
  as = 'a',
  isTab = false,
  className = '',
  ...attributes
}: ComponentProps<'a'> & {
  as?: 'a' | 'label';
  /** Whether the badge is a tab above the list that it filters or switches. Tabs are larger, for touch. */
  isTab?: boolean;
}) {
  // The cast gives both tags the props of a link; a label is given no `href`.
  const Element = as as 'a';
  return (
    <Element
      className={[
        'border border-control no-underline',
        isTab ? 'block px-5 py-2.5 text-body/[1.3]' : 'inline-block px-3.5 py-1.5 text-note/[1.25]',
        'hover:border-accent hover:[box-shadow:inset_0_0_0_1px_var(--color-accent)]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus',
        'chosen:border-accent chosen:bg-accent chosen:font-semibold chosen:text-on-accent forced-colors:chosen:outline-2',
        className,
      ].join(' ')}
      {...attributes}
    />
  );
}
