import matrix from './service-matrix.json' with { type: 'json' };

/** One cell of the services menu: a category and its services, in order. */
export interface MatrixCategory {
  /** Path below /services; industries carry their parent. Also the folder of its content. */
  path: string;
  /** Last part of the path: name of the drawing. */
  id: string;
  services: readonly string[];
}

export interface MatrixColumn {
  /** By which its title is found (pages/en/services.yaml). */
  id: string;
  /** Top to bottom: rows 1 to 4 of the menu. */
  categories: readonly MatrixCategory[];
}

export const industryParent = 'industry-solutions';

/**
 * The services menu (docs/behaviour.md), as service-matrix.json has it: columns of as many categories,
 * each a path with its services.
 */
export const serviceMatrix: readonly MatrixColumn[] = matrix.map(({ id, categories }) => ({
  id,
  categories: categories.map(({ path, services }) => category(path, services)),
}));

export const matrixCategories: readonly MatrixCategory[] = serviceMatrix.flatMap(
  ({ categories }) => categories,
);

/** The category that a path below /services belongs to, be it its own or one of its services'. */
export function categoryOf(servicePath: string): MatrixCategory | undefined {
  return matrixCategories.find(
    (category) => category.path === servicePath || pathsOf(category).includes(servicePath),
  );
}

/** Every path below /services that has a page: the industries' parent, categories, services. */
export const servicePaths: readonly string[] = [
  ...(matrixCategories.some(({ path }) => path.startsWith(`${industryParent}/`))
    ? [industryParent]
    : []),
  ...matrixCategories.flatMap((category) => [category.path, ...pathsOf(category)]),
];

/** The paths of a category's services, in their order. */
export function pathsOf({ path, services }: MatrixCategory): string[] {
  return services.map((service) => `${path}/${service}`);
}

function category(path: string, services: readonly string[]): MatrixCategory {
  return { path, id: path.split('/').at(-1) ?? path, services };
}
