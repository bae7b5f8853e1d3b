import { content, postIds, workIds } from '#content/index.ts';
import {
  industryParent,
  matrixCategories,
  pathsOf,
  serviceMatrix,
  servicePaths,
} from '#content/service-matrix.ts';
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { logoGrid, marquee } from '#kit/motion/figures.ts';
import { allPages } from '#kit/site/routes.ts';
import { artwork } from '#site/artwork.ts';

const cases = content.work(defaultLocale);

const kindOfSome = serviceMatrix
  .map(({ id, categories }) => ({
    id,
    paths: new Set(categories.flatMap((one) => [one.path, ...pathsOf(one)])),
  }))
  .find(({ paths }) => {
    const isOfKind = cases.map(({ services }) => services.some((path) => paths.has(path)));
    return isOfKind.includes(true) && isOfKind.includes(false);
  });

/** Names of the clients that stand in the marquee or the grid. */
export function logosIn(place: 'marquee' | 'grid'): string[] {
  return content.clients(defaultLocale, place).map(({ name }) => name);
}

/**
 * What the site has for tests to look at. Tests of what another company's site does without are not
 * registered: `if (has.posts) test(…)`.
 */
export const has = {
  languages: localeCodes.length > 1,
  drawings: artwork !== undefined,
  cases: workIds().length > 0,
  /** A kind of work that some cases are and others are not. */
  kinds: kindOfSome !== undefined,
  posts: postIds().length > 0,
  /** More posts than a page of their list shows. */
  pagesOfPosts: allPages.some(({ name }) => name === 'blogs-page'),
  team: content.team(defaultLocale).length > 0,
  jobs: content.jobs(defaultLocale).length > 0,
  clients: content.clients(defaultLocale).length > 0,
  /** Logos enough for the grid to show some of them in turn, and for the strip to pass by. */
  logosInTurn: logosIn('grid').length > logoGrid.visible,
  passingLogos: logosIn('marquee').length >= marquee.fewest,
  /** Enough to go on from one to the next. */
  quotations: content.testimonials(defaultLocale).length > 1,
  /** Categories below a page of their own. */
  groupOfCategories: servicePaths.includes(industryParent),
};

/** Path of a category below /services: each has parts that open. */
export const category = matrixCategories[0]?.path ?? '';

/** Path of a service. */
export const leaf = matrixCategories.flatMap(pathsOf)[0] ?? category;

/** Path of a page with dots beside its heading, or none. */
export const withDots = servicePaths.find(
  (path) => content.service(defaultLocale, path).isHeadingDotsVisible,
);

/** The columns of the menu of services: its rows, each with its number. */
export const columnsOfMenu = serviceMatrix.map(({ categories }, column) =>
  categories.map((one, row) => ({ ...one, number: `${String(column + 1)}.${String(row + 1)}` })),
);

/** That kind of work: a column of services, with their paths. */
export const kind = kindOfSome ?? { id: '', paths: new Set<string>() };
