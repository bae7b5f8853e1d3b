import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { type MatrixCategory, pathsOf, serviceMatrix } from '#content/service-matrix.ts';
import type { ContentPicture } from '#kit/content/picture.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';

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

/** The service matrix in a language, as every menu and list of services shows it. */
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
    categories: categories.map((category, row) => ({
      ...page(category.path),
      id: category.id,
      path: category.path,
      picture: content.service(locale, category.path).picture,
      number: `${i18n.number(column + 1)}.${i18n.number(row + 1)}`,
      services: pathsOf(category).map((path) => page(path)),
    })),
  }));
}
