import { useLingui } from '@lingui/react/macro';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { nonEmptyGroups, useServiceMenu } from '#layout/menus/service-menu.ts';
import type { PartsGroup } from '#sections/services/parts-list.tsx';

/** Returns the service matrix as groups of the section `PartsList`. Each category is a row, with its picture. */
export function usePartsGroups(locale: LocaleCode): PartsGroup[] {
  const { t } = useLingui();
  const labelOf = (name: string) =>
    t({
      message: `See services: ${name}`,
      comment: 'Name of the link to a category of services; begins with what is seen of it',
    });
  return nonEmptyGroups(useServiceMenu(locale)).map(({ title, categories }) => ({
    title,
    rows: categories.map(({ services, ...row }) => ({
      ...row,
      label: labelOf(withoutSoftHyphens(row.name)),
      links: services,
    })),
  }));
}
