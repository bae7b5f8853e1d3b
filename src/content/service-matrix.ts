import matrix from './service-matrix.json' with { type: 'json' };

/** One cell of the services menu: a category and its services, in order. */
export interface MatrixCategory {
  /**
   * Path of the page below /services, and of the folder with its content. The path of an industry begins with
   * `industryParent`.
   */
  path: string;
  /** Last segment of `path`, and name of the category's drawing. */
  id: string;
  /** Last segments of the services' paths, in the order of the menu. */
  services: readonly string[];
}

export interface MatrixColumn {
  /** Key of the column's title in pages/en/services.yaml. */
  id: string;
  /** From top to bottom. */
  categories: readonly MatrixCategory[];
}

/** Id of the page above all industries. The page itself is not a category. */
export const industryParent = 'industry-solutions';

/** The services menu (docs/behaviour.md), from service-matrix.json. */
export const serviceMatrix: readonly MatrixColumn[] = matrix.map(({ id, categories }) => ({
  id,
  categories: categories.map(({ path, services }) => categoryAt(path, services)),
}));

export const matrixCategories: readonly MatrixCategory[] = serviceMatrix.flatMap(
  ({ categories }) => categories,
);

/** Returns the category with a path below /services or, if it is the path of a service, the service's category. */
export function categoryOf(path: string): MatrixCategory | undefined {
  return matrixCategories.find(
    (category) => category.path === path || pathsOf(category).includes(path),
  );
}

/**
 * Every path below /services that has a page: those of all categories and their services, and `industryParent` before
 * the first industry.
 */
export const servicePaths: readonly string[] = [
  ...new Set(
    matrixCategories.flatMap((category) => [
      ...(category.path.startsWith(`${industryParent}/`) ? [industryParent] : []),
      category.path,
      ...pathsOf(category),
    ]),
  ),
];

/** Returns the paths of a category's services, in their order. */
export function pathsOf({ path, services }: MatrixCategory): string[] {
  return services.map((service) => `${path}/${service}`);
}

function categoryAt(path: string, services: readonly string[]): MatrixCategory {
  return { path, id: path.split('/').at(-1) ?? path, services };
}
