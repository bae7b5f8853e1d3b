import { Fragment } from 'react';

import { softHyphen } from '#kit/i18n/soft-hyphens.ts';

/** A heading whose words break only where one alone is wider than its line (0026). */
export function WholeWords({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes(softHyphen) ? <span className="inline-block max-w-full">{word}</span> : word}
    </Fragment>
  ));
}
