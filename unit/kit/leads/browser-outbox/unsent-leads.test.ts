import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { postLead, sendUnsentLeads } from '#kit/leads/browser-outbox/browser-delivery.ts';
import {
  dropUnsent,
  keepUnsent,
  readUnsent,
  type UnsentLead,
} from '#kit/leads/browser-outbox/unsent-store.ts';

const provider = 'https://forms.example';
const day = 24 * 60 * 60_000;
const start = 1_800_000_000_000;

let storage: Map<string, string>;
/** What the provider answers to a text: a status, or nothing where it cannot be reached. */
let answers: Record<string, number | undefined>;
let sent: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  storage = new Map();
  answers = {};
  sent = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { fields } = JSON.parse(body) as UnsentLead['payload'];
    const text = fields.find(({ name }) => name === 'message')?.value ?? '';
    const status = url.startsWith(provider) ? answers[text] : undefined;
    if (status === undefined) throw new TypeError('Failed to fetch');
    sent.push(text);
    return new Response('{}', { status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function kept(text: string, overrides: Partial<UnsentLead> = {}): UnsentLead {
  const lead = {
    id: crypto.randomUUID(),
    url: `${provider}/submit`,
    payload: {
      fields: [{ name: 'message', value: text }],
      context: { pageUri: '/', pageName: 'index___en' },
    },
    at: start,
    ...overrides,
  };
  keepUnsent(lead);
  return lead;
}

/** What still waits on the device, and what the visitor is shown. */
const left = () =>
  readUnsent().map(({ payload, stuck }) => [payload.fields[0]?.value, stuck === true]);

describe('leads that wait on a device', () => {
  it('stand each for themselves', async () => {
    answers = { fine: 200, late: 503, odd: 403, also: 200 };
    kept('elsewhere', { url: 'https://other.example/submit' });
    for (const text of ['unreachable', 'late', 'odd', 'fine', 'also']) kept(text);
    await sendUnsentLeads(provider);
    expect(sent).toEqual(['late', 'odd', 'fine', 'also']);
    expect(left()).toEqual([
      ['elsewhere', true],
      ['unreachable', false],
      ['late', false],
      ['odd', true],
    ]);
  });

  it('are tried until 30 days have passed, and then shown, not forgotten', async () => {
    kept('unreachable');
    vi.setSystemTime(start + 30 * day);
    await sendUnsentLeads(provider);
    expect(left()).toEqual([['unreachable', false]]);
    vi.setSystemTime(start + 30 * day + 1);
    await sendUnsentLeads(provider);
    expect(left()).toEqual([['unreachable', true]]);
  });

  it('are sent at the last try as at any other', async () => {
    answers = { fine: 200 };
    kept('fine', { at: start - 31 * day });
    await sendUnsentLeads(provider);
    expect(left()).toEqual([]);
    expect(storage.size).toBe(0);
  });

  it('are not sent any more once they are shown, and gone when the visitor says so', async () => {
    answers = { odd: 403 };
    const { id } = kept('odd');
    await sendUnsentLeads(provider);
    answers = { odd: 200 };
    await sendUnsentLeads(provider);
    expect(sent).toEqual(['odd']);
    expect(left()).toEqual([['odd', true]]);
    dropUnsent(id);
    expect(storage.size).toBe(0);
  });

  it('come through what something else wrote in their place', async () => {
    answers = { fine: 200 };
    const lead = kept('fine');
    const odd = [null, 1, {}, { ...lead, at: 1e300 }, { ...lead, payload: { fields: [null] } }];
    storage.set('leads-unsent', JSON.stringify([...odd, lead]));
    await sendUnsentLeads(provider);
    expect(sent).toEqual(['fine']);
    storage.set('leads-unsent', 'not JSON');
    await sendUnsentLeads(provider);
    expect(left()).toEqual([]);
  });
});

describe('a lead that cannot leave now', () => {
  const typed = {
    form: 'footer',
    locale: 'en',
    page: '/about',
    name: 'Ada',
    email: 'ada@example.com',
    contact: '1234',
    company: 'Analytical',
    message: 'Hello',
  };
  const post = () => {
    const data = new FormData();
    for (const [name, value] of Object.entries(typed)) data.set(name, value);
    return postLead(data, { url: `${provider}/submit` });
  };

  it('waits on the device, and leaves when the provider is there', async () => {
    expect(await post()).toMatchObject({ status: 'kept' });
    expect(left()).toEqual([['Ada', false]]);
    answers = { Hello: 200 };
    await sendUnsentLeads(provider);
    expect(left()).toEqual([]);
  });

  it('is not said to wait where the browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await post()).toMatchObject({ status: 'failed' });
  });
});
