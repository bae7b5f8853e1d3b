import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { isAdoptedAway, isOfAdoptedSite, isRecordOfTemplate } from '#unit/adopted-away.ts';

interface Row {
  rule: string;
  /** As the page writes it; undefined if the row has a dash. */
  value: string | undefined;
  file: string;
  /** An export with the path of a value in it (`site.pages.work`), or text that the file contains. */
  place: string;
  testFile: string;
  title: string;
}

/** The rows of docs/behaviour.md. */
function readRows(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| .*\|$/.test(line) && !line.startsWith('| rule'))
    .map((line) => {
      const cells = line.slice(2, -2).split(/ (?<!\\)\| /);
      const [rule = '', value = '', code = '', test = ''] = cells.map((cell) =>
        cell.replaceAll('\\|', '|'),
      );
      const [, file, place] = /^`([^`]+)` `([^`]+)`$/.exec(code) ?? [];
      const [, testFile, title] = /^`([^`]+)` "(.+)"$/.exec(test) ?? [];
      if (cells.length !== 4 || !file || !place || !testFile || !title) {
        throw new Error(`docs/behaviour.md has a row that cannot be read: ${line}`);
      }
      return { rule, value: /^`(.+)`$/.exec(value)?.[1], file, place, testFile, title };
    });
}

/** The value at a dotted path of a module. A regular expression is returned as its source text. */
function valueAt(module: unknown, names: string): unknown {
  const found = names
    .split('.')
    .reduce<unknown>((from, name) => (from as Record<string, unknown>)[name], module);
  return found instanceof RegExp ? String(found) : found;
}

/** The difference between a row and the code; undefined if there is none. */
async function faultOf({ value, file, place, testFile, title }: Row): Promise<string | undefined> {
  if (isAdoptedAway(file) || isAdoptedAway(testFile) || isRecordOfTemplate(place)) return undefined;
  if (!existsSync(file)) return `there is no ${file}`;
  if (!existsSync(testFile)) return `there is no ${testFile}`;
  // A title follows the call, or begins the line after it.
  const isTitle = readFileSync(testFile, 'utf8')
    .split('\n')
    .some((line) => line.includes(title) && /\b(?:test|it|describe)\b.*\(|^\s*['`]/.test(line));
  if (!isTitle && !isOfAdoptedSite(testFile)) return `${testFile} has no test "${title}"`;
  const isName = /\.tsx?$/.test(file) && /^[a-zA-Z]\w+(\.[\w-]+)*$/.test(place);
  if (value === undefined || !isName) {
    const isThere = readFileSync(file, 'utf8').includes(place) && place.includes(value ?? '');
    return isThere || isOfAdoptedSite(file)
      ? undefined
      : `${file} has no ${place} with ${value ?? 'it'}`;
  }
  const exported: unknown = await import(path.resolve(file));
  const actual = JSON.stringify(valueAt(exported, place));
  // The page writes a regular expression without quotes.
  const expected = /^\//.test(value) ? JSON.stringify(value) : value;
  return actual === expected || isOfAdoptedSite(file)
    ? undefined
    : `${file} ${place} is ${actual}, not ${expected}`;
}

const page = readFileSync('docs/behaviour.md', 'utf8');

describe('the page of behaviour', () => {
  it.each(readRows(page))('agrees with the code: $rule', async (row) => {
    expect(await faultOf(row)).toBeUndefined();
  });

  it('has each rule once', () => {
    const places = readRows(page).map(({ rule, place }) => `${rule} ${place}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each([
    [
      'another value',
      '| Cookie | `366` | `src/kit/i18n/cookie.ts` `localeCookie.expires` |',
      '365',
    ],
    [
      'another name',
      '| Cookie | `365` | `src/kit/i18n/cookie.ts` `localeCookie.life` |',
      'undefined',
    ],
    ['another file', '| Cookie | `365` | `src/i18n/biscuit.ts` `localeCookie.expires` |', 'no src'],
    ['other words', '| Cookie | `365px` | `src/kit/i18n/cookie.ts` `365px wide` |', 'has no 365px'],
  ])('notices %s', async (_what, start, says) => {
    const [row] = readRows(`${start} \`unit/site/brand/brand.test.ts\` "colour" |`);
    expect(await faultOf(row!)).toContain(says);
  });

  it('notices a test that does not exist', async () => {
    const code = '`src/kit/i18n/cookie.ts` `localeCookie.expires`';
    const [row] = readRows(
      `| Cookie | \`365\` | ${code} | \`unit/kit/i18n/paths.test.ts\` "biscuits" |`,
    );
    expect(await faultOf(row!)).toContain('has no test "biscuits"');
  });
});
