import { expect, it } from 'vitest';

import { keptMatrix } from '#kit/adopt/matrix.ts';

const matrix = [
  {
    id: 'one',
    categories: [
      { path: 'a', services: ['x', 'y'] },
      { path: 'b', services: ['x', 'own'] },
    ],
  },
  { id: 'two', categories: [{ path: 'c', services: ['x'] }] },
];
const isRemovable = (path: string) => path !== 'b/own';

it('keeps all without names', () => {
  expect(keptMatrix(matrix, undefined, undefined, () => true)).toEqual(matrix);
});

it('keeps what is named, without empty columns', () => {
  expect(keptMatrix(matrix, ['a'], ['a/y'], () => true)).toEqual([
    { id: 'one', categories: [{ path: 'a', services: ['y'] }] },
  ]);
});

it('keeps of a category that goes only the services that may not be removed', () => {
  expect(keptMatrix(matrix, ['a'], undefined, isRemovable)).toEqual([
    {
      id: 'one',
      categories: [
        { path: 'a', services: ['x', 'y'] },
        { path: 'b', services: ['own'] },
      ],
    },
  ]);
});
