import { categoryOf, industryParent, pathsOf } from './service-matrix.ts';

/**
 * Returns the name of the drawing for a page of the catalogue without a picture. A category has a drawing by
 * its id, of which the services show views, numbered by their position in the category (`{category}-2`). A
 * drawing of that name need not exist.
 */
export function serviceDrawing(servicePath: string): string {
  if (servicePath === industryParent) return 'manufacturing-5';
  const category = categoryOf(servicePath);
  // The check of the collection reports a service that is not in the matrix.
  if (!category) return servicePath;
  const index = pathsOf(category).indexOf(servicePath);
  return index < 0 ? category.id : `${category.id}-${String(index + 1)}`;
}
