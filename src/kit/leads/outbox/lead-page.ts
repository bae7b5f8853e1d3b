import type { Payload } from '#kit/leads/rules/payload.ts';

import type { StoredLead } from './tables.ts';

/** What a lead's context has as route name where its address is no page (`unknown` in older leads). */
const notFoundNames: readonly (string | undefined)[] = ['not-found', 'unknown', '', undefined];

/**
 * The page of a lead, for notices and lists. The address comes from the browser and may be any text:
 * it is shown only where it was a page of the site when the lead was received.
 */
export function pageOf({ page, payload }: Pick<StoredLead, 'page' | 'payload'>): string {
  const { pageName } = (JSON.parse(payload) as Payload).context as Partial<Payload['context']>;
  return notFoundNames.includes(pageName?.split('___')[0]) ? '(no page of the site)' : page;
}
