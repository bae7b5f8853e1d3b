import type { NewLead } from '#kit/leads/intake/receive.ts';

import { form, otherLocale } from '../known.ts';

const page = `/${otherLocale}/contact`;

/** A lead as a form makes it, under an id of its own. */
export function newLead(overrides: Partial<NewLead> = {}): NewLead {
  return {
    id: crypto.randomUUID(),
    form,
    locale: otherLocale,
    page,
    payload: {
      fields: [
        { name: 'email', value: 'ada@example.com' },
        { name: 'company', value: 'Analytical' },
        { name: 'message', value: 'Bonjour 😀 \u202e' },
      ],
      context: { pageUri: page, pageName: `contact___${otherLocale}` },
    },
    fingerprint: crypto.randomUUID(),
    receivedAt: Date.now(),
    ...overrides,
  };
}
