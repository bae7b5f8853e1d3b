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
const home = content.page(defaultLocale, 'home');

/** The first column of the services menu to which some cases belong and others do not. */
const kindOfSomeCases = serviceMatrix
  .map(({ id, categories }) => ({
    id,
    paths: new Set(categories.flatMap((category) => [category.path, ...pathsOf(category)])),
  }))
  .find(({ paths }) => {
    const isOfKind = cases.map(({ services }) => services.some((path) => paths.has(path)));
    return isOfKind.includes(true) && isOfKind.includes(false);
  });

/** Returns the names of the clients whose logos are in the marquee or in the grid. */
export function logosIn(place: 'marquee' | 'grid'): string[] {
  return content.clients(defaultLocale, place).map(({ name }) => name);
}

/**
 * Which kinds of content the site has. A test of content that another company's site may lack is
 * registered only if it is there: `if (has.posts) test(…)`.
 */
export const has = {
  languages: localeCodes.length > 1,
  drawings: artwork !== undefined,
  /** Whether the first screen of the home page has the brand's artwork. */
  homeArtwork: home.hero?.artwork === true,
  phrases: home.phrases !== undefined,
  /** Figures about the company on the home page. */
  numbers: home.numbers !== undefined,
  /** Whether the home page links to the section about work under other agencies' names on the page of clients. */
  whiteLabel:
    home.whiteLabel !== undefined &&
    content.page(defaultLocale, 'clients').whiteLabel !== undefined,
  cases: workIds().length > 0,
  /** Whether there is a kind of work to which some cases belong and others do not. */
  kinds: kindOfSomeCases !== undefined,
  posts: postIds().length > 0,
  /** Whether visitors can subscribe to the newsletter: the form is beside posts. */
  newsletter: postIds().length > 0,
  /** Whether there are more posts than one page of their list shows. */
  pagesOfPosts: allPages.some(({ name }) => name === 'blogs-page'),
  team: content.team(defaultLocale).length > 0,
  jobs: content.jobs(defaultLocale).length > 0,
  clients: content.clients(defaultLocale).length > 0,
  /** Whether the grid has more logos than it shows at once, so that they take turns. */
  logosInTurn: logosIn('grid').length > logoGrid.visible,
  /** Whether the marquee has enough logos to move. */
  passingLogos: logosIn('marquee').length >= marquee.fewest,
  /** Whether there are at least two quotations, so that one can go to the next. */
  quotations: content.testimonials(defaultLocale).length > 1,
  /** Whether some categories are grouped below a page of their own. */
  groupOfCategories: servicePaths.includes(industryParent),
};

/** Path of a category below /services. The page of every category has an accordion. */
export const category = matrixCategories[0]?.path ?? '';

/** Path of a service below /services. */
export const leaf = matrixCategories.flatMap(pathsOf)[0] ?? category;

/** Path below /services of a page with dots beside its heading; undefined if there is none. */
export const withDots = servicePaths.find(
  (path) => content.service(defaultLocale, path).isHeadingDotsVisible,
);

/** The columns of the services menu; each is a list of categories with their numbers. */
export const columnsOfMenu = serviceMatrix.map(({ categories }, column) =>
  categories.map((entry, row) => ({
    ...entry,
    number: `${String(column + 1)}.${String(row + 1)}`,
  })),
);

/** The kind of work of `has.kinds`: a column of the services menu, with the paths of its categories and services. */
export const kind = kindOfSomeCases ?? { id: '', paths: new Set<string>() };
