import { expect, test } from 'vitest';

import { logoEntries, nextLogoSwap } from '#kit/motion/logo-grid.ts';

const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Numbers that look random and are the same in every run. */
function seeded(seed: number) {
  return () => {
    seed = (seed * 16807) % 2147483647;
    return (seed - 1) / 2147483646;
  };
}

/** Applies so many swaps, and tells what was shown after each. */
function run(count: number, seed: number) {
  const random = seeded(seed);
  const shown = all.slice(0, 6);
  const recent: string[] = [];
  return Array.from({ length: count }, () => {
    const swap = nextLogoSwap({ all, shown, recent }, random)!;
    recent.push(shown[swap.index] ?? '');
    const before = [...shown];
    shown[swap.index] = swap.logoId;
    return { swap, before, shown: [...shown], left: recent.at(-2) };
  });
}

test.each([1, 7, 42])('six logos are shown, each once, and one changes at a time (%i)', (seed) => {
  for (const { before, shown } of run(200, seed)) {
    expect(new Set(shown).size).toBe(6);
    expect(shown.filter((id, index) => id !== before[index])).toHaveLength(1);
  }
});

test('a logo that has just left does not come back at once', () => {
  for (const { swap, left } of run(200, 3)) expect(swap.logoId).not.toBe(left);
});

test('every logo and every entry gets its turn', () => {
  const swaps = run(300, 5).map(({ swap }) => swap);
  expect(new Set(swaps.map(({ logoId }) => logoId))).toEqual(new Set(all));
  expect(new Set(swaps.map(({ entry }) => entry))).toEqual(new Set(Object.keys(logoEntries)));
});

test('nothing is replaced where there is no other logo', () => {
  expect(nextLogoSwap({ all: ['a', 'b'], shown: ['a', 'b'], recent: [] }, seeded(1))).toBe(
    undefined,
  );
});
