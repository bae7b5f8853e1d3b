import { Fragment } from 'react';

import { softHyphen } from '#kit/i18n/soft-hyphens.ts';

import { Unbroken } from './unbroken.tsx';

const wordClassName = 'inline-block max-w-full';

/** A heading in which a word breaks only if the word alone is wider than its line (docs/decisions/0026). */
export function WholeWords({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes(softHyphen) ? (
        <span className={wordClassName}>{word}</span>
      ) : (
        <Unbroken text={word} />
      )}
    </Fragment>
  ));
}

/** Matches a word with a soft hyphen. */
const breakable = new RegExp(`[^\\s<>]*${softHyphen}[^\\s<>]*`, 'g');

/** Returns the HTML of a heading with its words wrapped in elements as in `WholeWords`. */
export function withWholeWords(html: string): string {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- markup
  return html.replaceAll(breakable, `<span class="${wordClassName}">$&</span>`);
}
