import { expect, it } from 'vitest';

import { nameInHeader } from '#layout/header/name-in-header.ts';

it.each([
  ['Plumbline', ['Plumbline']],
  ['Nordlicht', ['Nordlicht']],
  ['Brightwater', ['Brightwater']],
  ['Kestrel & Marlow Engineering', ['Kestrel & Marlow', 'Engineering']],
  ['Brightwater Labs', ['Brightwater', 'Labs']],
  ['Softwareentwicklung', ['Softwareentwicklung']],
])('the name %s has the lines %j', (name, lines) => {
  expect(nameInHeader(name).lines).toEqual(lines);
});

it('a name of nine letters has full size, and longer names are scaled to nearly its width', () => {
  expect(nameInHeader('Nordlicht').scale).toBe(1);
  for (const name of ['Brightwater', 'Brightwater Labs', 'Kestrel & Marlow Engineering']) {
    const { lines, scale } = nameInHeader(name);
    const letters = Math.max(...lines.map(({ length }) => length));
    expect(letters * scale, name).toBeLessThanOrEqual(9.5);
  }
});

it('a name is never too small to read', () => {
  expect(nameInHeader('Donaudampfschifffahrtsgesellschaft').scale).toBe(0.55);
});
