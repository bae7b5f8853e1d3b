import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

it('both CI files run the two commands of the README', () => {
  const github = read('.github/workflows/tests.yml') as {
    jobs: { tests: { steps: { run?: string; if?: string }[] } };
  };
  const steps = github.jobs.tests.steps.filter((step) => step.if === undefined);
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm test']);
  const gitlab = read('.gitlab-ci.yml') as { tests: { script: string[] } };
  expect(gitlab.tests.script).toEqual(['npm ci --cache .npm', 'npm test']);
});

it('CONTRIBUTING.md names only scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/npm run ([\w:]+)/g)];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(([, name = '']) => !(name in scripts))).toEqual([]);
});
