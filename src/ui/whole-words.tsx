import { Fragment } from 'react';

import { softHyphen } from '#kit/i18n/soft-hyphens.ts';

import { Unbroken } from './unbroken.tsx';

const className = 'inline-block max-w-full';

/** A heading whose words break only where one alone is wider than its line (0026). */
export function WholeWords({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes(softHyphen) ? (
        <span className={className}>{word}</span>
      ) : (
        <Unbroken text={word} />
      )}
    </Fragment>
  ));
}

const breakable = new RegExp(`[^\\s<>]*${softHyphen}[^\\s<>]*`, 'g');

/** The same of a heading in HTML. */
export function withWholeWords(html: string): string {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- markup
  return html.replaceAll(breakable, `<span class="${className}">$&</span>`);
}
