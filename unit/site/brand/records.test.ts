import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { colourPairs } from '#brand/tokens.ts';
import { recordProblems } from '#kit/build/records.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

const present = { company: 'src/brand/company.json', tokens: 'src/brand/tokens.json' };

/** The present records with changed fields. */
function changed(company: object, colours: object = {}) {
  const folder = temporaryFolder('records');
  const write = (name: string, value: object) => {
    writeFileSync(path.join(folder, name), JSON.stringify(value));
    return path.join(folder, name);
  };
  const tokens = read(present.tokens) as { colours: object };
  return {
    company: write('company.json', { ...read(present.company), ...company }),
    tokens: write('tokens.json', { ...tokens, colours: { ...tokens.colours, ...colours } }),
  };
}

function read(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

test('the records of this site are right', () => {
  expect(recordProblems(present, colourPairs)).toEqual([]);
});

test.each([
  [{ name: '' }, 'name: is empty'],
  [{ hosting: ' ' }, 'hosting: is empty'],
  [{ email: 'hello' }, 'email: is not an e-mail address'],
  [{ phone: '022 5550' }, 'phone: is not a phone number that begins with'],
  [
    { address: { street: 'A', city: 'B', postalCode: '', region: '' } },
    'address.country: is missing',
  ],
  [{ nmae: 'Acme' }, 'nmae: is not a field of this record'],
])('a wrong field of the company is named with its file: %o', (fields, sentence) => {
  const files = changed(fields);
  const problems = recordProblems(files, colourPairs);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${files.company}: ${sentence}`);
});

test('an invalid colour, or one without contrast, is named with its file', () => {
  const none = changed({}, { accent: 'orange' });
  expect(recordProblems(none, colourPairs)).toEqual([
    `${none.tokens}: colours.accent: is not a colour in the form #rrggbb, in lower case`,
  ]);
  const pale = changed({}, { danger: '#ff9999' });
  expect(recordProblems(pale, colourPairs)[0]).toContain(
    `${pale.tokens}: colours.danger: #ff9999 on`,
  );
});

test('a file that is no JSON is named', () => {
  const files = changed({});
  writeFileSync(files.company, '{ "name": ');
  expect(recordProblems(files, colourPairs)[0]).toMatch(/company\.json: .*JSON/);
});
