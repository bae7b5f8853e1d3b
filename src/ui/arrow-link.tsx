import type { ComponentProps } from 'react';

import { Arrow } from './arrow.tsx';
import { DialogLink } from './dialog-link.tsx';

/** A link with an arrow. It is underlined, or with `isLarge` it looks like a heading. */
export function ArrowLink({
  isLarge = false,
  opensDialog = false,
  className = '',
  children,
  ...attributes
}: ComponentProps<'a'> & { isLarge?: boolean; opensDialog?: boolean }) {
  const Link = opensDialog ? DialogLink : 'a';
  return (
    <Link
      className={`group/arrow inline-flex items-center gap-[0.8em] py-2 text-balance no-underline ${
        isLarge
          ? 'font-head text-row/[1.1] font-medium tracking-[-0.02em] hover:text-accent-ink'
          : 'bg-[linear-gradient(currentColor,currentColor)] bg-size-[100%_1px] bg-position-[0_calc(100%-0.3rem)] bg-no-repeat font-semibold'
      } ${className}`}
      {...attributes}
    >
      {children}
      <Arrow />
    </Link>
  );
}
