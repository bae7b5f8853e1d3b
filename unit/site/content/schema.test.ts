import { expect, it } from 'vitest';

import { line, markdown } from '#content/schema.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { companyFacts } from '#kit/site/company-facts.ts';

it.each([
  ['a line', line(10)],
  ['Markdown', markdown(10)],
])('%s that is too long says how long it is, as it is read', (_, schema) => {
  const problem = (text: string) =>
    schema.safeParse(text).error?.issues.map(({ message }) => message);
  expect(problem('0123456789')).toBeUndefined();
  expect(problem('0123456789a')).toEqual(['must have at most 10 characters, and has 11']);
  expect(problem('0123456789 {company}')).toEqual([
    `must have at most 10 characters, and has ${String(11 + String(companyFacts(defaultLocale)['company']).length)}`,
  ]);
});
