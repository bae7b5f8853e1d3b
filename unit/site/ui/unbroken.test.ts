import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Unbroken } from '#ui/unbroken.tsx';

const markup = (text: string) => renderToStaticMarkup(createElement(Unbroken, { text }));
const unbrokenWords = (text: string) =>
  [...markup(text).matchAll(/<span class="unbroken">([^<]*)<\/span>/g)].map(([, word]) => word);

test.each([
  ['Retail and e-commerce', ['e-commerce']],
  ['E-Commerce-Plattformen', ['E-Commerce-']],
  ['nach ISA-95-Norm', ['ISA-95-']],
  ['UX-Design und KI-Einführung', ['UX-Design', 'KI-Einführung']],
  ['ML-Modell\u00ADentwicklung', ['ML-Modell']],
  ['OP-Koordination', ['OP-Koordination']],
  ['IT-Sicherheitsbericht', []],
  ['per E-Mail nach ISA-95', ['E-Mail', 'ISA-95']],
  ['Cloud-Migration', []],
  ['CI/CD', []],
  ['6–14\u00A0semaines', ['6–14']],
])('of "%s" these words stay on one line: %j', (text, words) => {
  expect(unbrokenWords(text)).toEqual(words);
  expect(markup(text).replace(/<[^>]*>/g, '')).toBe(text);
});
