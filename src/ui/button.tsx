import type { ComponentProps } from 'react';

import { Arrow } from './arrow.tsx';
import { DialogLink } from './dialog-link.tsx';

const accentClassName = 'bg-accent text-on-accent hover:bg-ink hover:text-surface';
/**
 * While a form is incomplete, its button has `aria-disabled` and looks disabled. It can still be pressed: the
 * form then says what is missing.
 */
const sendClassName = `justify-between px-5 py-3 aria-disabled:border aria-disabled:border-dashed aria-disabled:border-control aria-disabled:bg-transparent aria-disabled:text-ink-soft ${accentClassName}`;

/** Each kind sets its own size, alignment and colours, so that no kind overrides the classes of another. */
const kinds = {
  standard: { className: `min-h-14 justify-between px-5 py-3 ${accentClassName}` },
  /** For the header: its words stay on one line. */
  narrow: { className: `min-h-14 justify-center px-4 py-2 whitespace-nowrap ${accentClassName}` },
  /** Sends a form. */
  send: { className: `min-h-20 ${sendClassName}` },
  /** Sends the form of the pop-up, where height is scarce. */
  sendCompact: { className: `min-h-12 ${sendClassName}` },
  /** One of several answers of equal weight. */
  answer: {
    className:
      'min-h-14 justify-center bg-brand-ink px-5 py-3 text-brand-surface hover:bg-accent hover:text-on-accent',
  },
};

type Props = {
  kind?: keyof typeof kinds;
  arrow?: boolean;
  className?: string;
} & (
  | (ComponentProps<'a'> & {
      href: string;
      /**
       * Whether a click opens the lead form on this page (navigator.tsx). If that is not possible, `href` leads to a
       * page with a form.
       */
      opensForm?: boolean | undefined;
    })
  | (ComponentProps<'button'> & { href?: never; opensForm?: never })
);

/** A button, or with `href` a link that looks like one. Meant as the only orange block of its surroundings. */
export function Button({
  kind = 'standard',
  arrow = false,
  opensForm,
  className = '',
  children,
  ...attributes
}: Props) {
  // `wrap-break-word` is a last resort: every button has room for its longest word.
  const buttonClassName = `group/arrow inline-flex cursor-pointer items-center gap-6 border-0 font-text text-body/[1.2] font-semibold wrap-break-word no-underline transition-[background,color] duration-fast ease-out print:hidden forced-colors:border ${kinds[kind].className} ${className}`;
  const content = (
    <>
      {children}
      {arrow && <Arrow />}
    </>
  );
  if (attributes.href === undefined) {
    return (
      <button {...attributes} className={buttonClassName}>
        {content}
      </button>
    );
  }
  return opensForm ? (
    // followed-link.ts reads `data-lead-form`.
    <DialogLink {...attributes} className={buttonClassName} data-lead-form>
      {content}
    </DialogLink>
  ) : (
    <a {...attributes} className={buttonClassName}>
      {content}
    </a>
  );
}
