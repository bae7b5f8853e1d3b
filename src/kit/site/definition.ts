/** The one place where the kit meets the site that stands on it. */
import { site as definition } from '#site/site.ts';

import type { SiteDefinition } from './define.ts';

export const site: SiteDefinition = definition;

/** Names of the rows of the table of pages. */
export type RouteName = keyof (typeof definition)['pages'];
