import type { ComponentProps } from 'react';

import { Badge } from './badge.tsx';

export interface Tab {
  text: string;
  href: string;
  isCurrent: boolean;
}

/** Links to the views of a list; the current one is filled. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <TabRow>
        {tabs.map(({ text, href, isCurrent }) => (
          <li key={href}>
            <Badge isTab href={href} aria-current={isCurrent || undefined}>
              {text}
            </Badge>
          </li>
        ))}
      </TabRow>
    </nav>
  );
}

/**
 * A row of tabs. On phones and tablets it scrolls sideways instead of wrapping, so that no tab moves to
 * another line when the web font replaces its fallback.
 */
export function TabRow({
  as = 'ul',
  className = '',
  ...attributes
}: ComponentProps<'ul'> & { as?: 'ul' | 'fieldset' }) {
  // The cast gives both tags the props of a list.
  const Element = as as 'ul';
  return (
    <Element
      className={`flex gap-2.5 max-lg:-mx-edge max-lg:-my-2 max-lg:overflow-x-auto max-lg:px-edge max-lg:py-2 max-lg:*:shrink-0 lg:flex-wrap ${className}`}
      {...attributes}
    />
  );
}
