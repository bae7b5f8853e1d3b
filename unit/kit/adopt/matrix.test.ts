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

it('keeps everything if no names are given', () => {
  expect(keptMatrix(matrix, undefined, undefined, () => true)).toEqual(matrix);
});

it('keeps the named categories and services, and drops empty columns', () => {
  expect(keptMatrix(matrix, ['a'], ['a/y'], () => true)).toEqual([
    { id: 'one', categories: [{ path: 'a', services: ['y'] }] },
  ]);
});

it('keeps only the services that may not be removed of a category that is not named', () => {
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
