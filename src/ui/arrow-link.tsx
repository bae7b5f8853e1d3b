import type { ReactNode } from 'react';

import { Icon } from './icon.tsx';

/** A quiet link with the long arrow of the drawing table. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="arrow-link" href={href}>
      {children}
      <Icon name="arrow" />
    </a>
  );
}
