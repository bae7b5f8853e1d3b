type Field = readonly [name: string, value: string];

/** Names that a reader of paths makes much of, and what such a reader has for itself. */
const names = [
  'x[4294967294]',
  'x[20000000]',
  'name[4294967294]',
  `a${'[0]'.repeat(10_000)}`,
  `a${'.b'.repeat(20_000)}`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '__intent__',
  '__state__',
  '__proto__[x]',
  'constructor.prototype',
  'message\u202e',
  '',
];
const parts = ['name', 'email', 'x', '.', '[', ']', '[0]', '[4294967294]', '..', '$', '_1_', 'é'];
const values = ['', '{', '[', '"', '$K1', '$@0', '{"type":"reset"}', '\u0000', 'x'.repeat(50_000)];

/**
 * Fields that no form has: the same for the same seed, so that what fails once fails again.
 *
 * @param seed A whole number.
 */
export function strangeFields(seed: number): Field[] {
  const random = generator(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const count = 1 + Math.floor(random() * 20);
  return Array.from({ length: count }, () => {
    const length = Math.floor(random() ** 4 * 2000);
    const made = Array.from({ length }, () => pick(parts)).join('');
    return [random() < 0.5 ? pick(names) : made, pick(values)] as const;
  });
}

/** Numbers from 0 to 1 that look like random ones (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
