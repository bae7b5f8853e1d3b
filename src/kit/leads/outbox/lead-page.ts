import type { Payload } from '#kit/leads/rules/payload.ts';

import type { StoredLead } from './tables.ts';

/** Routes that an address has where the site has no such page; `unknown` in older leads. */
const notFound: readonly (string | undefined)[] = ['not-found', 'unknown', '', undefined];

/**
 * The page of a lead, for notices and lists. An address comes from the browser and may be anybody's
 * text; it is repeated only where it was a page of the site when the lead came.
 */
export function pageOf({ page, payload }: Pick<StoredLead, 'page' | 'payload'>): string {
  const { pageName } = (JSON.parse(payload) as Payload).context as Partial<Payload['context']>;
  return notFound.includes(pageName?.split('___')[0]) ? '(no page of the site)' : page;
}
