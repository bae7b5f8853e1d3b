'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku/router/client';

/**
 * A link with `aria-current`: `page` if the link leads to the current page; with `includesSubpages` also `true`
 * if it leads to a parent of that page.
 */
export function CurrentLink({
  href,
  includesSubpages = false,
  className,
  children,
}: {
  href: string;
  includesSubpages?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { path } = useRouter();
  const isPage = path === href;
  const isParent = includesSubpages && path.startsWith(`${href}/`);
  return (
    <a href={href} className={className} aria-current={isPage ? 'page' : isParent || undefined}>
      {children}
    </a>
  );
}
