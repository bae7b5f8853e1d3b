import type { Payload } from '#kit/leads/rules/payload.ts';

import type { StoredLead } from './tables.ts';

/**
 * Route names in the context of a lead whose address was no page of the site. Older leads have `unknown`,
 * and the context of an erased lead has no route name.
 */
const notFoundNames: readonly (string | undefined)[] = ['not-found', 'unknown', '', undefined];

/**
 * Returns the page of a lead, for notices and lists. The address comes from the browser and may be any
 * text, so it is shown only if it was a page of the site when the lead was received.
 */
export function pageOf({ page, payload }: Pick<StoredLead, 'page' | 'payload'>): string {
  // `routeName` (kit/site/routes.ts) joins route and language: 'contact___de'.
  const { pageName } = (JSON.parse(payload) as Payload).context as Partial<Payload['context']>;
  return notFoundNames.includes(pageName?.split('___')[0]) ? '(no page of the site)' : page;
}
