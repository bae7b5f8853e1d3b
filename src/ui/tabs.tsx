import type { ComponentProps } from 'react';

import { Badge } from './badge.tsx';

export interface Tab {
  text: string;
  href: string;
  current: boolean;
}

/** Links to the views of a list; the one that is shown is the filled pill. */
export function Tabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  className?: string;
}) {
  return (
    <nav className={className} aria-label={label}>
      <TabRow>
        {tabs.map(({ text, href, current }) => (
          <li key={href}>
            <Badge tab href={href} aria-current={current || undefined}>
              {text}
            </Badge>
          </li>
        ))}
      </TabRow>
    </nav>
  );
}

/** On phones and tablets tabs stand in columns, at most three, so that a change of the typeface moves none to another line. */
export function TabRow({
  as = 'ul',
  className = '',
  ...attributes
}: ComponentProps<'ul'> & { as?: 'ul' | 'fieldset' }) {
  const Element = as as 'ul';
  return (
    <Element
      className={`flex flex-wrap gap-[0.6rem] max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(var(--tab-width,max(9.5rem,30%)),1fr))] max-lg:items-center ${className}`}
      {...attributes}
    />
  );
}
