import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { type MatrixCategory, pathsOf, serviceMatrix } from '#content/service-matrix.ts';
import type { ContentPicture } from '#kit/content/picture.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { hasPage, href } from '#kit/site/routes.ts';

export interface NamedPage {
  name: string;
  href: string;
}

export interface ServiceCategory extends NamedPage {
  /** Name of its icon. */
  id: MatrixCategory['id'];
  /** Id of its content. */
  path: string;
  /** Its place in the matrix: '1.2' is the second category of the first column. */
  number: string;
  picture?: ContentPicture | undefined;
  services: readonly NamedPage[];
}

export interface ServiceGroup {
  title: string;
  categories: readonly ServiceCategory[];
}

/**
 * The service matrix in a language, as every menu and list of services shows it: its four columns, with
 * the categories that the language has.
 */
export function useServiceMenu(locale: LocaleCode): ServiceGroup[] {
  const { t, i18n } = useLingui();
  const titles = {
    core: t`Core Engineering Services`,
    digital: t`Digital Transformation`,
    data: t`Data & AI Solutions`,
    industry: t`Industry Solutions`,
  };
  const page = (path: string) => ({
    name: content.service(locale, path).name,
    href: href(locale, 'services-category-id', path),
  });
  return serviceMatrix.map(({ id, categories }, column) => ({
    title: titles[id],
    categories: categories
      .map((category, row) => ({ category, row }))
      .filter(({ category }) => hasPage(locale, 'services-category-id', category.path))
      .map(({ category, row }) => ({
        ...page(category.path),
        id: category.id,
        path: category.path,
        picture: content.service(locale, category.path).picture,
        number: `${i18n.number(column + 1)}.${i18n.number(row + 1)}`,
        services: content.servicesIn(locale, pathsOf(category)).map(page),
      })),
  }));
}

/** Those with a category: a language that is published in part may have a column without any. */
export function filled(groups: readonly ServiceGroup[]): ServiceGroup[] {
  return groups.filter(({ categories }) => categories.length > 0);
}
