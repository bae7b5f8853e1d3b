import { readFileSync } from 'node:fs';

import { z } from 'zod';

const matrixRecord = z.array(
  z.strictObject({
    id: z.string(),
    categories: z.array(z.strictObject({ path: z.string(), services: z.array(z.string()) })),
  }),
);

export type Matrix = z.infer<typeof matrixRecord>;

/** Reads the columns of categories, each with its services. @throws Error if the file is not such a record. */
export function readMatrix(file: string): Matrix {
  return matrixRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function categoriesOf(file: string): Matrix[number]['categories'] {
  return readMatrix(file).flatMap(({ categories }) => categories);
}

/**
 * Returns a matrix with only the categories and services that are kept; columns without any are left out.
 * Undefined keeps all.
 */
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

/** Returns the ids of the entries that a matrix needs: its categories, the pages above them, their services. */
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
