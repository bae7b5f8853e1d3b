import type { ReactNode } from 'react';

import { DialogLink } from './dialog-link.tsx';
import { Icon } from './icon.tsx';

/** A link that is to be pressed: the one orange block of its surroundings. */
export function Button({
  href,
  arrow = false,
  opensForm = false,
  className,
  children,
}: {
  href: string;
  arrow?: boolean;
  /** Opens a lead form on this page; the address is that of the page which has one. */
  opensForm?: boolean | undefined;
  className?: string;
  children: ReactNode;
}) {
  const attributes = { className: className ? `button ${className}` : 'button', href };
  const content = (
    <>
      {children}
      {arrow && <Icon name="arrow" />}
    </>
  );
  return opensForm ? (
    <DialogLink {...attributes} data-lead-form>
      {content}
    </DialogLink>
  ) : (
    <a {...attributes}>{content}</a>
  );
}
