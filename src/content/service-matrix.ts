import matrix from './service-matrix.json' with { type: 'json' };

/** One cell of the services menu: a category and its services, in order. */
export interface MatrixCategory {
  /** Path below /services, for an industry with its parent. Also the folder of its content. */
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

/** Id of the page above all industries, which is no category itself. */
export const industryParent = 'industry-solutions';

/**
 * The services menu (docs/behaviour.md), from service-matrix.json: columns with equally many categories, each
 * of them with its path and its services.
 */
export const serviceMatrix: readonly MatrixColumn[] = matrix.map(({ id, categories }) => ({
  id,
  categories: categories.map(({ path, services }) => category(path, services)),
}));

export const matrixCategories: readonly MatrixCategory[] = serviceMatrix.flatMap(
  ({ categories }) => categories,
);

/** Returns the category of a path below /services: the category itself, or that of a service. */
export function categoryOf(servicePath: string): MatrixCategory | undefined {
  return matrixCategories.find(
    (category) => category.path === servicePath || pathsOf(category).includes(servicePath),
  );
}

/** Every path below /services that has a page: the parent of the industries, categories, services. */
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
