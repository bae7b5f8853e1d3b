import { expect, it } from 'vitest';

import { mergePackage } from '#kit/upgrade/merge-package.ts';

const base = {
  name: 'template',
  version: '1.0.0',
  engines: { node: '>=20' },
  scripts: { build: 'waku build', check: 'all quick', old: 'node old.ts', test: 'node all.ts' },
  dependencies: { hono: '4.0.0', zod: '4.0.0' },
};

type Changed = Record<string, unknown>;

function merge(ours: Changed, next: Changed) {
  const text = (changed: Changed) => JSON.stringify({ ...base, ...changed });
  const { text: merged, ...found } = mergePackage(JSON.stringify(base), text(ours), text(next));
  return { merged: JSON.parse(merged) as typeof base, text: merged, ...found };
}

it('follows the template where the site changed nothing, in additions, changes and removals', () => {
  const { old: _, ...scripts } = { ...base.scripts, build: 'waku build -x', upgrade: 'node up.ts' };
  const next = { scripts, engines: { node: '>=22' }, imports: { '#*': './src/*' } };
  const { merged, conflicts, notes } = merge({}, next);
  expect(merged).toEqual({ ...base, ...next });
  expect([conflicts, notes]).toEqual([[], []]);
});

it('keeps what the site added, changed and removed', () => {
  const { old: _, ...scripts } = { ...base.scripts, sync: 'node sync.ts', test: 'node ours.ts' };
  const ours = { scripts, dependencies: { ...base.dependencies, luxon: '3.0.0' } };
  const { merged, conflicts, notes } = merge(ours, {
    dependencies: { hono: '4.0.0', zod: '4.1.0' },
  });
  expect(merged).toEqual({
    ...base,
    scripts,
    dependencies: { hono: '4.0.0', zod: '4.1.0', luxon: '3.0.0' },
  });
  expect([conflicts, notes]).toEqual([[], []]);
});

it('keeps keys that both sides added, each behind its predecessor', () => {
  const { text, conflicts } = merge(
    { scripts: { ...base.scripts, ours: '1' } },
    {
      scripts: {
        build: 'waku build',
        first: '2',
        check: 'all quick',
        old: '',
        test: 'node all.ts',
      },
    },
  );
  expect(conflicts).toEqual([]);
  const { scripts } = JSON.parse(text) as typeof base;
  expect(Object.keys(scripts)).toEqual(['build', 'first', 'check', 'old', 'test', 'ours']);
  expect(scripts.old).toBe('');
  expect(text.endsWith('}\n')).toBe(true);
});

it('has a conflict if both sides change a key differently; ours stays', () => {
  const { merged, conflicts } = merge(
    { dependencies: { hono: '4.0.0', zod: '4.0.1' }, engines: { node: '>=24' } },
    { dependencies: { hono: '4.0.0', zod: '4.1.0' }, engines: { node: '>=24' } },
  );
  expect(merged.dependencies.zod).toBe('4.0.1');
  expect(conflicts).toEqual([
    'package.json: dependencies.zod is "4.0.1" here; the template has "4.1.0"',
  ]);
});

it('notes what one side removed and the other changed; ours stays', () => {
  const { old: _, ...without } = base.scripts;
  const { merged, conflicts, notes } = merge(
    { scripts: { ...without, test: 'node ours.ts' } },
    { scripts: { build: 'waku build', check: 'all quick', old: 'node new.ts' } },
  );
  expect(merged.scripts).toEqual({ build: 'waku build', check: 'all quick', test: 'node ours.ts' });
  expect(conflicts).toEqual([]);
  expect(notes).toEqual([
    'package.json: scripts.old is removed here; the template has "node new.ts"',
    'package.json: scripts.test is "node ours.ts" here; the template removed it',
  ]);
});

it('leaves the site its name and version', () => {
  const { merged, conflicts } = merge(
    { name: 'nordlicht', version: '3.0.0' },
    { name: 'template-two', version: '1.1.0' },
  );
  expect([merged.name, merged.version, conflicts]).toEqual(['nordlicht', '3.0.0', []]);
});
