import type { ComponentProps } from 'react';

import { Badge } from './badge.tsx';

export interface Tab {
  text: string;
  href: string;
  current: boolean;
}

/** Links to the views of a list; the one that is shown is filled. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
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

/**
 * On phones and tablets tabs stand in one row that scrolls, to the edges of the window: a change of the
 * typeface moves none to another line.
 */
export function TabRow({
  as = 'ul',
  className = '',
  ...attributes
}: ComponentProps<'ul'> & { as?: 'ul' | 'fieldset' }) {
  const Element = as as 'ul';
  return (
    <Element
      className={`flex gap-[0.6rem] max-lg:-mx-edge max-lg:-my-2 max-lg:overflow-x-auto max-lg:px-edge max-lg:py-2 max-lg:*:shrink-0 lg:flex-wrap ${className}`}
      {...attributes}
    />
  );
}
