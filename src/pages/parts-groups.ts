import type { LocaleCode } from '#i18n/locales.ts';
import { drawnPicture } from '#layout/pictures.ts';
import type { PartsGroup } from '#sections/services/parts-list.tsx';
import { useServiceMenu } from '#site/service-menu.ts';

/** The service matrix as groups of the parts list, each with the drawing of its first category. */
export function usePartsGroups(locale: LocaleCode): PartsGroup[] {
  return useServiceMenu(locale).map(({ title, categories }) => ({
    title,
    picture: drawnPicture(categories[0]?.id ?? '').large,
    rows: categories.map(({ services, ...row }) => ({ ...row, links: services })),
  }));
}
