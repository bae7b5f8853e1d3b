import type { ComponentProps } from 'react';

import { Arrow } from './arrow.tsx';
import { DialogLink } from './dialog-link.tsx';

const loudClassName = 'bg-accent text-on-accent hover:bg-ink hover:text-surface';
/** Looks disabled where a form is not filled in, and still says why when pressed. */
const sendingClassName = `justify-between px-5 py-3 aria-disabled:border aria-disabled:border-dashed aria-disabled:border-control aria-disabled:bg-transparent aria-disabled:text-ink-soft ${loudClassName}`;

/** Each has its own measures, place of the words and colours, so that none has to override another's. */
const kinds = {
  usual: { className: `min-h-14 justify-between px-5 py-3 ${loudClassName}` },
  /** On one line, in a row of the header's height. */
  narrow: { className: `min-h-14 justify-center px-4 py-2 whitespace-nowrap ${loudClassName}` },
  /** Sends a form. */
  send: { className: `min-h-20 ${sendingClassName}` },
  sendLow: { className: `min-h-12 ${sendingClassName}` },
  /** One of several answers that weigh the same. */
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
      /** Opens a lead form on this page; the address is that of the page which has one. */
      opensForm?: boolean | undefined;
    })
  | (ComponentProps<'button'> & { href?: never; opensForm?: never })
);

/** What is to be pressed, a link where it has an address: the one orange block of its surroundings. */
export function Button({
  kind = 'usual',
  arrow = false,
  opensForm,
  className = '',
  children,
  ...attributes
}: Props) {
  // Words break only where nothing else helps: what holds the button is wide enough for the longest.
  const lookClassName = `group/arrow inline-flex cursor-pointer items-center gap-6 border-0 font-text text-body/[1.2] font-semibold wrap-break-word no-underline transition-[background,color] duration-fast ease-out print:hidden forced-colors:border ${kinds[kind].className} ${className}`;
  const content = (
    <>
      {children}
      {arrow && <Arrow />}
    </>
  );
  if (attributes.href === undefined) {
    return (
      <button {...attributes} className={lookClassName}>
        {content}
      </button>
    );
  }
  return opensForm ? (
    <DialogLink {...attributes} className={lookClassName} data-lead-form>
      {content}
    </DialogLink>
  ) : (
    <a {...attributes} className={lookClassName}>
      {content}
    </a>
  );
}
