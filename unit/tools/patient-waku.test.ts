import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { changes, patientWaku } from '../../src/tools/patient-waku.ts';

type Transform = (code: string, id: string) => { code: string } | undefined;

const files = Object.keys(changes);
const pathOf = (file: string) => `node_modules/waku/dist/${file}`;

it.each(files)('changes %s of the Waku that is installed, and nothing else of it', (file) => {
  const transform = patientWaku().transform as Transform;
  const before = readFileSync(pathOf(file), 'utf8');
  const { code = '' } = transform(before, `/project/${pathOf(file)}`) ?? {};
  const restored = (changes[file] ?? []).reduceRight((text, [old, replacement]) => {
    expect(before.split(old), `${old} stands there once`).toHaveLength(2);
    return replacement === '' ? text : text.replace(replacement, () => old);
  }, code);
  const removed = (changes[file] ?? []).filter(([, replacement]) => replacement === '');
  expect(restored).toBe(removed.reduce((text, [old]) => text.replace(old, ''), before));
  expect(code).not.toBe(before);
});

it('leaves the other files of Waku alone', () => {
  const transform = patientWaku().transform as Transform;
  expect(transform('createTaskRunner(500)', `/project/${pathOf('router/other.js')}`)).toBe(
    undefined,
  );
});

it('stops the build where a file of Waku is another', () => {
  const transform = patientWaku().transform as Transform;
  expect(() => transform('createTaskRunner(100)', `/project/${pathOf(files[0]!)}`)).toThrow(
    'Waku has no "createTaskRunner(500)" any more',
  );
});

it('stops the build where a file of Waku is missing', async () => {
  const plugin = patientWaku();
  const transform = plugin.transform as Transform;
  const { handler } = plugin.buildApp as { handler: () => Promise<void> };
  const [last = '', ...others] = files;
  for (const file of others) transform(readFileSync(pathOf(file), 'utf8'), `/${pathOf(file)}`);
  await expect(handler()).rejects.toThrow(`Waku has no ${last} any more`);
  transform(readFileSync(pathOf(last), 'utf8'), `/${pathOf(last)}`);
  await expect(handler()).resolves.toBeUndefined();
});
