import { useLingui } from '@lingui/react/macro';

import { type Page, trailOf } from '#kit/site/routes.ts';

/** Returns the breadcrumb trail of a page and its accessible name, as props of `PageHero`. */
export function useTrail(page: Page) {
  const { t } = useLingui();
  return {
    crumbs: trailOf(page),
    crumbsLabel: t({ message: 'Breadcrumb', comment: 'Name of the trail of parent pages' }),
  };
}
