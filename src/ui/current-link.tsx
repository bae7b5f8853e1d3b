'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku/router/client';

/** A link that knows whether it leads to the page being shown (or, as a section, to its parent). */
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
  const current =
    path === href ? 'page' : section && path.startsWith(`${href}/`) ? 'true' : undefined;
  return (
    <a href={href} className={className} aria-current={current}>
      {children}
    </a>
  );
}
