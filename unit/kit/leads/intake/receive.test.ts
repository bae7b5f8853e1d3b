import { describe, expect, it } from 'vitest';

import { type NewLead, receiveLead } from '#kit/leads/intake/receive.ts';
import { toPayload } from '#kit/leads/rules/payload.ts';
import { leadSchema } from '#kit/leads/rules/schema.ts';

const valid = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contact: '+91 987-65432',
  company: 'Analytical',
  message: 'A table of Bernoulli numbers\nby March',
};

function formData(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const envelope = { form: 'footer', locale: 'fr', page: '/fr/about' };

function receiver({ fails = false, shortestTime = 3000, storedAs = (id: string) => id } = {}) {
  const stored: NewLead[] = [];
  const logged: unknown[] = [];
  const receive = (values: Record<string, string>) =>
    receiveLead(formData(values), {
      placeOf: (page, locale) => ({
        page: page.startsWith('/fr/') ? page : '/fr/elsewhere',
        pageName: `${page.split('/').at(-1) ?? ''}___${locale}`,
      }),
      store: async (lead) => {
        if (fails) throw new Error('disk full');
        stored.push(lead);
        return storedAs(lead.id);
      },
      now: () => 1_800_000_000_000,
      shortestTime,
      log: (error) => logged.push(error),
    });
  return { receive, stored, logged };
}

describe('the schema of the footer form', () => {
  it('says with a code what is wrong with each field', () => {
    const result = leadSchema('footer').safeParse({
      name: '  ',
      email: 'ada@',
      contact: '12',
      company: 'a'.repeat(161),
      message: '',
    });
    const codes: Record<string, string> = Object.fromEntries(
      result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
    );
    expect(codes).toEqual({
      name: 'required',
      email: 'email',
      contact: 'phone',
      company: 'too-long',
      message: 'required',
    });
  });

  it.each(['Ada\r\nBcc: x@y.z', 'Ada\u0000'])('refuses control characters in a line', (name) => {
    const result = leadSchema('footer').safeParse({ ...valid, name });
    expect(result.error?.issues[0]?.message).toBe('characters');
  });

  it('keeps line breaks of a message, drops other controls and repairs lone surrogates', () => {
    const result = leadSchema('footer').parse({ ...valid, message: 'a\r\nb\u0000\ud800😀' });
    expect(result.message).toBe('a\nb\ufffd😀');
  });
});

describe('receiving a lead', () => {
  it('stores it with the provider’s names before it says sent', async () => {
    const { receive, stored } = receiver();
    const state = await receive({ ...envelope, ...valid });
    expect(state).toEqual({ status: 'sent', reference: stored[0]?.id.slice(0, 8).toUpperCase() });
    expect(stored[0]?.payload).toEqual({
      fields: [
        { name: 'firstname', value: 'Ada Lovelace' },
        { name: 'email', value: 'ada@example.com' },
        { name: 'mobilephone', value: '+91 987-65432' },
        { name: 'company', value: 'Analytical' },
        { name: 'message', value: 'A table of Bernoulli numbers\nby March' },
      ],
      context: { pageUri: '/fr/about', pageName: 'about___fr' },
    });
  });

  it('keeps the typed values and stores nothing when a field is wrong', async () => {
    const { receive, stored } = receiver();
    const state = await receive({ ...envelope, ...valid, email: 'ada' });
    expect(stored).toEqual([]);
    expect(state.status).toBe('invalid');
    expect(state.submission?.error).toEqual({ email: ['email'] });
    expect(state.submission?.initialValue).toMatchObject({ name: 'Ada Lovelace', email: 'ada' });
  });

  it('never says sent when the store failed', async () => {
    const { receive, logged } = receiver({ fails: true });
    const state = await receive({ ...envelope, ...valid });
    expect(state.status).toBe('failed');
    expect(state.submission?.initialValue).toMatchObject(valid);
    expect(logged).toHaveLength(1);
  });

  it('gives the same content the same fingerprint, whatever its id', async () => {
    const { receive, stored } = receiver();
    await receive({ ...envelope, ...valid, lead: crypto.randomUUID() });
    await receive({ ...envelope, ...valid });
    expect(stored[0]?.fingerprint).toBe(stored[1]?.fingerprint);
    expect(stored[0]?.id).not.toBe(stored[1]?.id);
  });

  it('stores the page that the site knows, not the one it is told', async () => {
    const { receive, stored } = receiver();
    await receive({ ...envelope, ...valid, page: 'https://evil.example/\r\nx' });
    expect(stored[0]?.page).toBe('/fr/elsewhere');
    expect(stored[0]?.payload.context.pageUri).toBe('/fr/elsewhere');
  });

  it('tells the reference under which the lead is found, also of one that was there before', async () => {
    const earlier = crypto.randomUUID();
    const { receive } = receiver({ storedAs: () => earlier });
    const state = await receive({ ...envelope, ...valid });
    expect(state.reference).toBe(earlier.slice(0, 8).toUpperCase());
  });

  it('answers a subscriber of the newsletter as somebody new', async () => {
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
        expect(states[index]).toEqual({ status: 'sent', reference });
      }
    }
  });

  it('writes an id in lower case, as the owner’s tool looks for it', async () => {
    const { receive, stored } = receiver();
    const lead = crypto.randomUUID();
    await receive({ ...envelope, ...valid, lead: lead.toUpperCase() });
    expect(stored[0]?.id).toBe(lead);
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
});

describe('what looks like a robot’s', () => {
  it('is answered as sent and stored as spam where a field was filled that nobody sees', async () => {
    const { receive, stored } = receiver();
    const state = await receive({ ...envelope, ...valid, subject: 'cheap pills' });
    expect(state.status).toBe('sent');
    expect(stored[0]).toMatchObject({ state: 'spam', note: 'a hidden field was filled' });
  });

  it('is stored as spam where the form was sent sooner than a person can', async () => {
    const { receive, stored } = receiver();
    await receive({ ...envelope, ...valid, elapsed: '2999' });
    await receive({ ...envelope, ...valid, elapsed: '3000' });
    await receive({ ...envelope, ...valid });
    expect(stored.map(({ state }) => state)).toEqual(['spam', 'pending', 'pending']);
    expect(stored[0]?.note).toBe('sent 2999 ms after the first focus');
  });

  it('gives a newsletter less time, for its one field may be filled by the browser', async () => {
    const { receive, stored } = receiver();
    const newsletter = { ...envelope, form: 'newsletter', email: valid.email };
    await receive({ ...newsletter, elapsed: '999' });
    await receive({ ...newsletter, elapsed: '1000' });
    expect(stored.map(({ state }) => state)).toEqual(['spam', 'pending']);
  });

  it('is never the duplicate of a good lead', async () => {
    const { receive, stored } = receiver();
    await receive({ ...envelope, ...valid, subject: 'x' });
    await receive({ ...envelope, ...valid });
    expect(stored[0]?.fingerprint).not.toBe(stored[1]?.fingerprint);
  });

  it('is not looked for where the time is switched off', async () => {
    const { receive, stored } = receiver({ shortestTime: 0 });
    await receive({ ...envelope, ...valid, elapsed: '1' });
    expect(stored[0]?.state).toBe('pending');
  });
});
