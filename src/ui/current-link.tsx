'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku/router/client';

/** A link with `aria-current` where it leads to the current page or, as a section, to a parent of it. */
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
