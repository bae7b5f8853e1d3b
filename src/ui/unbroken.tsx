import { Fragment } from 'react';

/** One or two letters before a hyphen, and the word behind it: "e-commerce", "UX-Design". */
const hyphenated = /((?<!\p{L})\p{L}{1,2}-\p{L}+)/u;

/**
 * A name whose short compounds stay on one line. The letters stay as they are: a non-breaking
 * hyphen would be another character to whoever searches for the name.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(hyphenated).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
