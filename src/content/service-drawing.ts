import { categoryOf, industryParent, pathsOf } from './service-matrix.ts';

/**
 * Returns the name of the drawing for a page of the catalogue without a picture. The drawing of a category has
 * the id of the category as its name. The drawings of the services are views of it and have their number in
 * the category behind its id (`{category}-2`). The site need not have a drawing of that name.
 */
export function serviceDrawing(servicePath: string): string {
  if (servicePath === industryParent) return 'manufacturing-5';
  const category = categoryOf(servicePath);
  // The check of the collection reports a service that is not in the matrix.
  if (!category) return servicePath;
  const index = pathsOf(category).indexOf(servicePath);
  return index < 0 ? category.id : `${category.id}-${String(index + 1)}`;
}
