import type { ReactNode } from 'react';

import { Icon } from './icon.tsx';

/** A link that is to be pressed: the one orange block of its surroundings. */
export function Button({
  href,
  arrow = false,
  className,
  children,
}: {
  href: string;
  arrow?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a className={className ? `button ${className}` : 'button'} href={href}>
      {children}
      {arrow && <Icon name="arrow" />}
    </a>
  );
}
