import { describe, expect, it } from 'vitest';

import { localizePath } from '#kit/i18n/paths.ts';
import { toPayload } from '#kit/leads/rules/payload.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';
import { receiver } from '#unit/kit/leads/receiver.ts';

const valid = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contact: '+91 987-65432',
  company: 'Analytical',
  message: 'A table of Bernoulli numbers\nby March',
};

const envelope = {
  form: 'footer',
  locale: otherLocale,
  page: localizePath('/about', otherLocale),
};

describe('receiving a lead', () => {
  it('answers a repeated subscription to the newsletter like a new one', async () => {
    const earlier = crypto.randomUUID();
    const newsletter = { ...envelope, form: 'newsletter', email: valid.email };
    for (const lead of [crypto.randomUUID(), undefined]) {
      const id = lead === undefined ? {} : { lead };
      const [fresh, subscribed] = [receiver(), receiver({ storedAs: () => earlier })];
      const states = [
        await fresh.receive({ ...newsletter, ...id }),
        await subscribed.receive({ ...newsletter, ...id }),
      ];
      for (const [index, { stored }] of [fresh, subscribed].entries()) {
        const reference = stored[0]?.id.slice(0, 8).toUpperCase();
        expect(states[index]).toEqual({
          status: 'sent',
          reference,
          values: { email: valid.email },
        });
      }
    }
  });

  it.each([
    ['footer', ['firstname', 'email', 'mobilephone', 'company', 'message']],
    ['contact-page', ['firstname', 'email', 'mobilephone', 'company', 'message']],
    ['pop-up', ['name', 'email', 'contact']],
    ['newsletter', ['email']],
    ['accessibility', ['firstname', 'email', 'message']],
  ] as const)('names the fields of "%s" as the provider knows them', (form, names) => {
    const { fields } = toPayload(form, valid, { page: '/contact', pageName: 'contact___en' });
    expect(fields.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['pop-up', { name: 'required', email: 'required', contact: 'required' }],
    ['newsletter', { email: 'required' }],
  ])('refuses an empty "%s"', async (form, codes) => {
    const { receive, stored } = receiver();
    const state = await receive({ ...envelope, form, name: '', email: '', contact: '' });
    expect(stored).toEqual([]);
    expect(
      Object.fromEntries(
        Object.entries(state.submission?.error ?? {}).map(([name, found]) => [name, found?.[0]]),
      ),
    ).toEqual(codes);
  });

  it('lets the newsletter be sent sooner, since browsers may fill its one field', async () => {
    const { receive, stored } = receiver();
    const newsletter = { ...envelope, form: 'newsletter', email: valid.email };
    await receive({ ...newsletter, elapsed: '999' });
    await receive({ ...newsletter, elapsed: '1000' });
    expect(stored.map(({ state }) => state)).toEqual(['spam', 'pending']);
  });
});
