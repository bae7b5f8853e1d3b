'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku/router/client';

/**
 * A link with `aria-current`: `page` if the link leads to the current page; with `section` also `true` if it
 * leads to a parent of that page.
 */
export function CurrentLink({
  href,
  section = false,
  className,
  children,
}: {
  href: string;
  section?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { path } = useRouter();
  const isPage = path === href;
  const isParent = section && path.startsWith(`${href}/`);
  return (
    <a href={href} className={className} aria-current={isPage ? 'page' : isParent || undefined}>
      {children}
    </a>
  );
}
