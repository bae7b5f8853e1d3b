import { afterEach, expect, it } from 'vitest';

import { isInPart, isOfOtherPart } from '#server/build-part.ts';

afterEach(() => delete (globalThis as { __BUILD_PART__?: unknown }).__BUILD_PART__);

const numbers = (of: number) => Array.from({ length: of }, (_, number) => number);

it.each([1, 2, 3, 4])('shares the pages among %i parts, about as many to each', (of) => {
  const paths = Array.from({ length: 1000 }, (_, index) => `/de/blogs/post-${String(index)}`);
  const parts = numbers(of).map((number) => paths.filter((path) => isInPart(path, { number, of })));
  expect(parts.flat().sort()).toEqual(paths.sort());
  for (const part of parts) expect(part.length).toBeGreaterThan(900 / of);
});

it('leaves pages to others in a thread that renders a part alone', () => {
  expect(isOfOtherPart('/about')).toBe(false);
  globalThis.__BUILD_PART__ = { number: 0, of: 2 };
  const first = isOfOtherPart('/about');
  globalThis.__BUILD_PART__ = { number: 1, of: 2 };
  expect(isOfOtherPart('/about')).toBe(!first);
});
