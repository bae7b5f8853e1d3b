import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { line, markdown, service } from '#content/schema.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { companyFacts } from '#kit/site/company-facts.ts';

it.each([
  ['a line', line(10)],
  ['Markdown', markdown(10)],
])('%s that is too long is reported with its length, facts included', (_, schema) => {
  const problem = (text: string) =>
    schema.safeParse(text).error?.issues.map(({ message }) => message);
  expect(problem('0123456789')).toBeUndefined();
  expect(problem('0123456789a')).toEqual(['must have at most 10 characters, and has 11']);
  expect(problem('0123456789 {company}')).toEqual([
    `must have at most 10 characters, and has ${String(11 + String(companyFacts(defaultLocale)['company']).length)}`,
  ]);
});

const question = { question: 'Who?', answer: 'We do.' };

it('a field that a service does not have is refused, at every depth', () => {
  const [file = ''] = globSync(`src/content/services/${defaultLocale}/**/*.yaml`);
  const entry = parse(readFileSync(file, 'utf8')) as object;
  const questions = { title: 'Questions', items: [question, question] };
  const unknown = (value: unknown) =>
    service
      .safeParse(value)
      .error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  expect(unknown({ ...entry, questions })).toBeUndefined();
  expect(unknown({ ...entry, titel: 'x' })).toContain('titel');
  expect(unknown({ ...entry, questions: { ...questions, titel: 'x' } })).toContain('titel');
});
