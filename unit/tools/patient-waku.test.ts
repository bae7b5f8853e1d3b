import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { patientWaku } from '../../src/tools/patient-waku.ts';

const file = 'node_modules/waku/dist/router/define-router-utils/build-handler.js';
const transform = patientWaku().transform as (
  code: string,
  id: string,
) => { code: string } | undefined;

it('changes the builder of the Waku that is installed, and nothing else of it', () => {
  const before = readFileSync(file, 'utf8');
  const after = transform(before, `/project/${file}`)?.code ?? '';
  expect(after).toContain('createTaskRunner(16)');
  expect(after).toContain("if (!cacheId.startsWith('slot/page:')) serializedCachedElements.set(");
  expect(after.split('\n')).toHaveLength(before.split('\n').length);
  expect(transform(before, '/project/node_modules/waku/dist/router/other.js')).toBeUndefined();
});

it('stops the build where Waku is another', () => {
  expect(() => transform('createTaskRunner(100)', `/project/${file}`)).toThrow(
    'Waku has no "createTaskRunner(500)" any more',
  );
});
