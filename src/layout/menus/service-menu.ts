import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { pathsOf, serviceMatrix } from '#content/service-matrix.ts';
import type { Icon } from '#content/svg-files.ts';
import type { ContentPicture } from '#kit/content/picture.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { hasPage, href } from '#kit/site/routes.ts';

export interface NamedPage {
  name: string;
  href: string;
}

export interface ServiceCategory extends NamedPage {
  icon?: Icon | undefined;
  /** Path of the page below /services, which is also the id of the category's entry in the content. */
  path: string;
  /** Position in the matrix: '1.2' is the second category of the first column. */
  number: string;
  picture?: ContentPicture | undefined;
  services: readonly NamedPage[];
}

export interface ServiceGroup {
  title: string;
  categories: readonly ServiceCategory[];
}

/**
 * Returns the service matrix in a language, for every menu and list of services: a group for each column, with
 * the categories that exist in the language.
 */
export function useServiceMenu(locale: LocaleCode): ServiceGroup[] {
  const { i18n } = useLingui();
  const { columns } = content.page(locale, 'services');
  const pageOf = (path: string) => ({
    name: content.service(locale, path).name,
    href: href(locale, 'services-category-id', path),
  });
  return serviceMatrix.map(({ id, categories }, column) => ({
    title: columns[id] ?? '',
    categories: categories
      // Numbered before filtering: a category has the same number in every language.
      .map((category, row) => ({ category, row }))
      .filter(({ category }) => hasPage(locale, 'services-category-id', category.path))
      .map(({ category, row }) => ({
        ...pageOf(category.path),
        path: category.path,
        icon: content.service(locale, category.path).icon,
        picture: content.service(locale, category.path).picture,
        number: `${i18n.number(column + 1)}.${i18n.number(row + 1)}`,
        services: content.serviceIdsIn(locale, pathsOf(category)).map(pageOf),
      })),
  }));
}

/** Removes groups without categories, which a language that is published in part may have. */
export function nonEmptyGroups(groups: readonly ServiceGroup[]): ServiceGroup[] {
  return groups.filter(({ categories }) => categories.length > 0);
}
