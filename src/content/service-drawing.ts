import { categoryOf, industryParent, pathsOf } from './service-matrix.ts';

/** Drawings of single pages, by path: others get theirs from their category. */
const ownDrawings: Readonly<Record<string, string>> = {
  [industryParent]: 'manufacturing-5',
  'product-engineering-and-development': 'assembled-drive',
};

/**
 * Name of the drawing of a service: the view of its category's drawing that has its place among the
 * category's services. A category, and the page above all industries, has a drawing of its own.
 *
 * @throws Error where the path is in no category.
 */
export function serviceDrawing(servicePath: string): string {
  const own = ownDrawings[servicePath];
  if (own !== undefined) return own;
  const category = categoryOf(servicePath);
  if (!category) throw new Error(`The service "${servicePath}" is in no category.`);
  const place = pathsOf(category).indexOf(servicePath);
  return place < 0 ? category.id : `${category.id}-${String(place + 1)}`;
}
