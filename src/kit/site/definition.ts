/**
 * The definition of the site that stands on the kit. Three more modules read a part of #site:
 * kit/i18n/locales.ts its languages, kit/i18n/server.ts its catalogues, kit/leads/rules/forms.ts its forms.
 */
import { site as definition } from '#site/site.ts';

import type { SiteDefinition } from './define.ts';

export const site: SiteDefinition = definition;

/** Names of the rows of the table of pages. */
export type RouteName = keyof (typeof definition)['pages'];
