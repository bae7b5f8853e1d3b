import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { checkAnswers } from '#kit/adopt/answers.ts';
import { adoptable } from '#site/adopt.ts';

const folder = path.join(import.meta.dirname, 'answers');

it.each(globSync('*.yaml', { cwd: folder }).sort())(
  'the answers of %s are accepted',
  async (file) => {
    const given: unknown = parse(readFileSync(path.join(folder, file), 'utf8'));
    expect((await checkAnswers(given, adoptable)).problems).toEqual([]);
  },
);
