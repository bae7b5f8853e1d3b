/**
 * The definition of the site that uses the kit. Only three other modules of the kit import from #site:
 * kit/i18n/locales.ts the languages, kit/i18n/server.ts the catalogues, kit/leads/rules/forms.ts the forms.
 */
import { site as definition } from '#site/site.ts';

import type { SiteDefinition } from './define.ts';

export const site: SiteDefinition = definition;

/** Names of the rows of the table of pages. */
export type RouteName = keyof (typeof definition)['pages'];
