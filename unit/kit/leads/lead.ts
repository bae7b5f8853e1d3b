import type { NewLead } from '#kit/leads/intake/receive.ts';

/** A lead as a form makes it, under an id of its own. */
export function newLead(overrides: Partial<NewLead> = {}): NewLead {
  return {
    id: crypto.randomUUID(),
    form: 'footer',
    locale: 'fr',
    page: '/fr/about',
    payload: {
      fields: [
        { name: 'email', value: 'ada@example.com' },
        { name: 'company', value: 'Analytical' },
        { name: 'message', value: 'Bonjour 😀 \u202e' },
      ],
      context: { pageUri: '/fr/about', pageName: 'about___fr' },
    },
    fingerprint: crypto.randomUUID(),
    receivedAt: Date.now(),
    ...overrides,
  };
}
