import matrix from './service-matrix.json' with { type: 'json' };

/** One cell of the services menu: a category and its services, in order. */
export interface MatrixCategory {
  /** Path below /services; that of an industry begins with `industryParent`. Also the folder of its content. */
  path: string;
  /** Last segment of the path. Also the name of its drawing. */
  id: string;
  services: readonly string[];
}

export interface MatrixColumn {
  /** Key of the column's title in pages/en/services.yaml. */
  id: string;
  /** Top to bottom: rows 1 to 4 of the menu. */
  categories: readonly MatrixCategory[];
}

/** Id of the page above all industries. The page itself is not a category. */
export const industryParent = 'industry-solutions';

/**
 * The services menu (docs/behaviour.md), from service-matrix.json. All columns have the same number of
 * categories.
 */
export const serviceMatrix: readonly MatrixColumn[] = matrix.map(({ id, categories }) => ({
  id,
  categories: categories.map(({ path, services }) => category(path, services)),
}));

export const matrixCategories: readonly MatrixCategory[] = serviceMatrix.flatMap(
  ({ categories }) => categories,
);

/** Returns the category that has a path below /services, or whose service has it; undefined if none does. */
export function categoryOf(servicePath: string): MatrixCategory | undefined {
  return matrixCategories.find(
    (category) => category.path === servicePath || pathsOf(category).includes(servicePath),
  );
}

/**
 * Every path below /services that has a page: `industryParent` if there are industries, categories, services.
 */
export const servicePaths: readonly string[] = [
  ...(matrixCategories.some(({ path }) => path.startsWith(`${industryParent}/`))
    ? [industryParent]
    : []),
  ...matrixCategories.flatMap((category) => [category.path, ...pathsOf(category)]),
];

/** Returns the paths of a category's services, in their order. */
export function pathsOf({ path, services }: MatrixCategory): string[] {
  return services.map((service) => `${path}/${service}`);
}

function category(path: string, services: readonly string[]): MatrixCategory {
  return { path, id: path.split('/').at(-1) ?? path, services };
}
