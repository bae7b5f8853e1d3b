import { categoryOf, industryParent, pathsOf } from './service-matrix.ts';

/**
 * Name of the drawing of a service that names no picture: the view of its category's drawing that has
 * its place among the category's services. A category, and the page above all industries, has a drawing
 * of its own. There may be none of that name.
 */
export function serviceDrawing(servicePath: string): string {
  if (servicePath === industryParent) return 'manufacturing-5';
  const category = categoryOf(servicePath);
  // The check of the matrix says so.
  if (!category) return servicePath;
  const place = pathsOf(category).indexOf(servicePath);
  return place < 0 ? category.id : `${category.id}-${String(place + 1)}`;
}
