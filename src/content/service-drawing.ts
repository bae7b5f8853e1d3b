import { categoryOf, industryParent, pathsOf } from './service-matrix.ts';

/**
 * Returns the name of the drawing for a page of the services catalogue that has no field `picture`. The drawing of a
 * category is named by the id of the category. The drawing of a service is a view of it, numbered from 1 by the
 * position of the service in the category (`{category}-2`). The site need not have a drawing of that name.
 */
export function serviceDrawing(servicePath: string): string {
  // The parent of all industries has no drawing of its own. It gets a view that no service of this industry has.
  if (servicePath === industryParent) return 'manufacturing-5';
  const category = categoryOf(servicePath);
  // A path that is not in the matrix has no drawing; the check of the collection reports the path.
  if (!category) return servicePath;
  const index = pathsOf(category).indexOf(servicePath);
  return index < 0 ? category.id : `${category.id}-${String(index + 1)}`;
}
