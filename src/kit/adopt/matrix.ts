import { readFileSync } from 'node:fs';

import { z } from 'zod';

const matrixRecord = z.array(
  z.strictObject({
    id: z.string(),
    categories: z.array(z.strictObject({ path: z.string(), services: z.array(z.string()) })),
  }),
);

export type Matrix = z.infer<typeof matrixRecord>;

/** @throws Error where the file is no matrix. */
export function readMatrix(file: string): Matrix {
  return matrixRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function categoriesOf(file: string): Matrix[number]['categories'] {
  return readMatrix(file).flatMap(({ categories }) => categories);
}

/** A matrix with the categories and services that stay; a column without any goes. */
export function keptMatrix(
  matrix: Matrix,
  categories: readonly string[] | undefined,
  services: readonly string[] | undefined,
): Matrix {
  return matrix
    .map((column) => ({
      ...column,
      categories: column.categories
        .filter(({ path }) => categories?.includes(path) ?? true)
        .map((category) => ({
          ...category,
          services: category.services.filter(
            (id) => services?.includes(`${category.path}/${id}`) ?? true,
          ),
        })),
    }))
    .filter((column) => column.categories.length > 0);
}

/** Ids of the entries that a matrix asks for: its categories, what they stand below, their services. */
export function pathsOf(matrix: Matrix): Set<string> {
  return new Set(
    matrix.flatMap(({ categories }) =>
      categories.flatMap(({ path, services }) => [
        ...path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
        ...services.map((id) => `${path}/${id}`),
      ]),
    ),
  );
}
