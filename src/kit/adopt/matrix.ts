import { readFileSync } from 'node:fs';

import { z } from 'zod';

const matrixRecord = z.array(
  z.strictObject({
    id: z.string(),
    categories: z.array(z.strictObject({ path: z.string(), services: z.array(z.string()) })),
  }),
);

export type Matrix = z.infer<typeof matrixRecord>;

/**
 * Reads the record of the services (`records.services` of the site's definition): columns of categories, each category
 * with its services.
 *
 * @throws Error if the file is not such a record.
 */
export function readMatrix(file: string): Matrix {
  return matrixRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns the categories of all columns of a record. */
export function categoriesOf(file: string): Matrix[number]['categories'] {
  return readMatrix(file).flatMap(({ categories }) => categories);
}

/**
 * Returns a matrix with only the categories and services that are kept, without empty columns. A category also stays if
 * one of its services may not be removed; then it has only such services.
 *
 * @param categories Paths of the kept categories; undefined keeps all.
 * @param services Paths of the kept services, each with its category's path; undefined keeps all.
 * @param isRemovable Whether the category or service with this path may be removed.
 */
export function keptMatrix(
  matrix: Matrix,
  categories: readonly string[] | undefined,
  services: readonly string[] | undefined,
  isRemovable: (path: string) => boolean,
): Matrix {
  const stays = (path: string, kept: readonly string[] | undefined) =>
    kept === undefined || kept.includes(path) || !isRemovable(path);
  return matrix
    .map((column) => ({
      ...column,
      categories: column.categories.flatMap(({ path, services: ids }) => {
        const categoryStays = stays(path, categories);
        const keptServices = categoryStays ? services : [];
        const remaining = ids.filter((id) => stays(`${path}/${id}`, keptServices));
        return categoryStays || remaining.length > 0 ? [{ path, services: remaining }] : [];
      }),
    }))
    .filter((column) => column.categories.length > 0);
}

/** Returns the ids of the entries that a matrix needs: categories, the pages above categories, and services. */
export function idsOf(matrix: Matrix): Set<string> {
  return new Set(
    matrix.flatMap(({ categories }) =>
      categories.flatMap(({ path, services }) => [
        ...withParents(path),
        ...services.map((id) => `${path}/${id}`),
      ]),
    ),
  );
}

/** Returns a path and the paths above it: `a/b` has `a` above it. */
function withParents(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
