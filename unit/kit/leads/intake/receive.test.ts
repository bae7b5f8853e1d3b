import { describe, expect, it } from 'vitest';

import { leadSchema } from '#kit/leads/rules/schema.ts';
import { form } from '#unit/kit/known.ts';

import { receiver } from '../receiver.ts';

const valid = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contact: '+91 987-65432',
  message: 'A table of Bernoulli numbers\nby March',
};

const envelope = { form: 'order', locale: 'ar', page: '/ar/contact' };

describe('the schema of a form', () => {
  it('says with a code what is wrong with each field', () => {
    const result = leadSchema(form).safeParse({
      name: 'a'.repeat(81),
      email: 'ada@',
      contact: '12',
      message: '  ',
    });
    const codes: Record<string, string> = Object.fromEntries(
      result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
    );
    expect(codes).toEqual({
      name: 'too-long',
      email: 'email',
      contact: 'phone',
      message: 'required',
    });
  });

  it.each(['Ada\r\nBcc: x@y.z', 'Ada\u0000'])('refuses control characters in a line', (name) => {
    const result = leadSchema(form).safeParse({ ...valid, name });
    expect(result.error?.issues[0]?.message).toBe('characters');
  });

  it('keeps line breaks of a message, drops other controls and repairs lone surrogates', () => {
    const result = leadSchema(form).parse({ ...valid, message: 'a\r\nb\u0000\ud800😀' });
    expect(result.message).toBe('a\nb\ufffd😀');
  });
});

describe('receiving a lead', () => {
  it('stores it with the provider’s names before it says sent', async () => {
    const { receive, stored } = receiver();
    const state = await receive({ ...envelope, ...valid });
    expect(state).toEqual({
      status: 'sent',
      reference: stored[0]?.id.slice(0, 8).toUpperCase(),
      values: valid,
    });
    expect(stored[0]?.payload).toEqual({
      fields: [
        { name: 'firstname', value: 'Ada Lovelace' },
        { name: 'email', value: 'ada@example.com' },
        { name: 'phone', value: '+91 987-65432' },
        { name: 'message', value: 'A table of Bernoulli numbers\nby March' },
      ],
      context: { pageUri: '/ar/contact', pageName: 'contact___ar' },
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

  it('stores the page that the site finds, not the one that the form names', async () => {
    const { receive, stored } = receiver();
    await receive({ ...envelope, ...valid, page: 'https://evil.example/\r\nx' });
    expect(stored[0]?.page).toBe('/elsewhere');
    expect(stored[0]?.payload.context.pageUri).toBe('/elsewhere');
  });

  it('returns the reference of the stored lead, also of an earlier duplicate', async () => {
    const earlier = crypto.randomUUID();
    const { receive } = receiver({ storedAs: () => earlier });
    const state = await receive({ ...envelope, ...valid });
    expect(state.reference).toBe(earlier.slice(0, 8).toUpperCase());
  });

  it('writes an id in lower case, as the owner’s tool looks for it', async () => {
    const { receive, stored } = receiver();
    const lead = crypto.randomUUID();
    await receive({ ...envelope, ...valid, lead: lead.toUpperCase() });
    expect(stored[0]?.id).toBe(lead);
  });

  it('refuses an empty form', async () => {
    const { receive, stored } = receiver();
    const state = await receive({ ...envelope, name: '', email: '', contact: '', message: '' });
    expect(stored).toEqual([]);
    expect(
      Object.fromEntries(
        Object.entries(state.submission?.error ?? {}).map(([name, found]) => [name, found?.[0]]),
      ),
    ).toEqual({ name: 'required', email: 'required', contact: 'required', message: 'required' });
  });
});

describe('what looks like a robot’s', () => {
  it('is answered as sent and stored as spam if a hidden field was filled', async () => {
    const { receive, stored } = receiver();
    const state = await receive({ ...envelope, ...valid, subject: 'cheap pills' });
    expect(state.status).toBe('sent');
    expect(stored[0]).toMatchObject({ state: 'spam', note: 'a hidden field was filled' });
  });

  it('is stored as spam if the form was sent sooner than a person can', async () => {
    const { receive, stored } = receiver();
    await receive({ ...envelope, ...valid, elapsed: '2999' });
    await receive({ ...envelope, ...valid, elapsed: '3000' });
    await receive({ ...envelope, ...valid });
    expect(stored.map(({ state }) => state)).toEqual(['spam', 'pending', 'pending']);
    expect(stored[0]?.note).toBe('sent 2999 ms after the first focus');
  });

  it('is never the duplicate of a good lead', async () => {
    const { receive, stored } = receiver();
    await receive({ ...envelope, ...valid, subject: 'x' });
    await receive({ ...envelope, ...valid });
    expect(stored[0]?.fingerprint).not.toBe(stored[1]?.fingerprint);
  });

  it('is not told by its time if the shortest time is 0', async () => {
    const { receive, stored } = receiver({ shortestTime: 0 });
    await receive({ ...envelope, ...valid, elapsed: '1' });
    expect(stored[0]?.state).toBe('pending');
  });
});
