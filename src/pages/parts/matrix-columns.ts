import type { LocaleCode } from '#kit/i18n/locales.ts';
import { nonEmptyGroups, useServiceMenu } from '#layout/menus/service-menu.ts';
import type { MatrixCell } from '#sections/services/service-matrix.tsx';

/** Returns the columns of the section `ServiceMatrix`, for the page and the full-screen menu of all services. */
export function useMatrixColumns(
  locale: LocaleCode,
): { title: string; cells: readonly MatrixCell[] }[] {
  return nonEmptyGroups(useServiceMenu(locale)).map(({ title, categories }) => ({
    title,
    cells: categories.map(({ icon, name, href, services }) => ({
      icon: icon?.markup,
      name,
      href,
      links: services,
    })),
  }));
}
