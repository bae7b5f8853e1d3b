import { categoryOf, pathsOf } from './service-matrix.ts';

/**
 * Name of the drawing of a service: a view of its category's drawing, by its place among the
 * category's services. The page above all industries has one of its own.
 */
export function serviceDrawing(servicePath: string): string {
  const category = categoryOf(servicePath);
  if (!category) return 'manufacturing-5';
  const { id } = category;
  const place = pathsOf(category).indexOf(servicePath);
  if (place >= 0) return `${id}-${place + 1}`;
  return id === 'product-engineering-and-development' ? 'assembled-drive' : id;
}
