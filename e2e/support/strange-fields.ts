type Field = readonly [name: string, value: string];

/** Names that a parser of field paths (`a.b[0]`) could choke on, and names that it reserves for itself. */
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
/** Fragments of random names. */
const fragments = [
  'name',
  'email',
  'x',
  '.',
  '[',
  ']',
  '[0]',
  '[4294967294]',
  '..',
  '$',
  '_1_',
  'é',
];
const values = ['', '{', '[', '"', '$K1', '$@0', '{"type":"reset"}', '\u0000', 'x'.repeat(50_000)];

/**
 * Returns random fields that no form has. The same seed gives the same fields, so that a failure can be
 * repeated.
 *
 * @param seed An integer.
 */
export function strangeFields(seed: number): Field[] {
  const random = generator(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const count = 1 + Math.floor(random() * 20);
  return Array.from({ length: count }, () => {
    // The power makes most names short.
    const length = Math.floor(random() ** 4 * 2000);
    const randomName = Array.from({ length }, () => pick(fragments)).join('');
    return [random() < 0.5 ? pick(names) : randomName, pick(values)] as const;
  });
}

/** Returns a seeded pseudo-random number generator, whose results are from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
