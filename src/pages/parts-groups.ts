import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { serviceMatrix } from '#content/service-matrix.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import type { PartsGroup } from '#sections/services/parts-list.tsx';
import { href } from '#site/routes.ts';

import { useColumnTitles } from './column-titles.ts';
import { drawnPicture } from './pictures.ts';

/** The service matrix as groups of the parts list: numbered rows with their four services. */
export function usePartsGroups(locale: LocaleCode): PartsGroup[] {
  const { i18n } = useLingui();
  const titles = useColumnTitles();
  return serviceMatrix.map(({ id, categories }, column) => ({
    title: titles[id],
    picture: drawnPicture(categories[0]?.id ?? '').large,
    rows: categories.map((category, row) => ({
      number: `${i18n.number(column + 1)}.${i18n.number(row + 1)}`,
      name: content.service(locale, category.path).name,
      href: href(locale, 'services-category-id', category.path),
      links: category.services.map((service) => ({
        name: content.service(locale, `${category.path}/${service}`).name,
        href: href(locale, 'services-category-id', `${category.path}/${service}`),
      })),
    })),
  }));
}
