import type { ReactNode } from 'react';

import { Icon } from './icon.tsx';

/** A quiet link with the long arrow of the drawing table. */
export function ArrowLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a className={className ? `arrow-link ${className}` : 'arrow-link'} href={href}>
      {children}
      <Icon name="arrow" />
    </a>
  );
}
