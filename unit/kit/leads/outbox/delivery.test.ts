import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  type Behaviour,
  type FakeProvider,
  startFakeProvider,
} from '#kit/leads/fake-provider/fake-provider.ts';
import {
  createDelivery,
  type DeliveryEvent,
  type DeliveryOptions,
} from '#kit/leads/outbox/delivery.ts';
import { createOutbox, type Outbox } from '#kit/leads/outbox/outbox.ts';
import { createSubmit } from '#kit/leads/outbox/provider-client.ts';
import { openStore } from '#kit/leads/outbox/store.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';
import { eventually } from '#unit/eventually.ts';
import { form } from '#unit/kit/known.ts';

import { newLead } from '../lead.ts';

const formId = '0f8fad5b-d9cb-469f-a165-70867728950e';
/** Milliseconds after which a held lead is tried again, and the longest wait of a pending one. */
const quarterHour = 15 * 60_000;

let outbox: Outbox;
let provider: FakeProvider;
let ended: (() => Promise<void>)[] = [];

beforeEach(async () => {
  outbox = createOutbox(
    await openStore({ file: path.join(temporaryFolder('delivery'), 'leads.db') }),
  );
  provider = await startFakeProvider();
});

afterEach(async () => {
  await Promise.all(ended.map((end) => end()));
  ended = [];
  await outbox.close();
  await provider.close();
});

function submitter({
  timeout = 10_000,
  url = provider.url,
  token = undefined as string | undefined,
}) {
  const forms = { contact: formId, contactPage: formId, newsletter: formId };
  return createSubmit({ url, portalId: '123', forms, token }, { timeout });
}

function deliver(overrides: Partial<DeliveryOptions> = {}) {
  const { timeout } = overrides;
  const delivery = createDelivery({
    outbox,
    submit: submitter({ ...(timeout !== undefined && { timeout }) }),
    rate: 1000,
    log: () => undefined,
    random: () => 0,
    interval: 5,
    ...overrides,
  });
  delivery.start();
  ended.push(() => delivery.stop());
  return delivery;
}

async function storeOne(overrides: Parameters<typeof newLead>[0] = {}): Promise<string> {
  return outbox.store(newLead(overrides));
}

const stateOf = async (id: string) => (await outbox.get(id))?.state;
const becomes = (id: string, state: string) =>
  eventually(async () => expect(await stateOf(id)).toBe(state));
const lastFields = () => provider.received.at(-1)?.body.fields;

/** The most answers 429 that the provider gave within any one second. */
function mostRefusalsInASecond(): number {
  const { refusals } = provider;
  return Math.max(
    0,
    ...refusals.map((from) => refusals.filter((at) => at >= from && at < from + 1000).length),
  );
}

describe('a lead arrives', () => {
  it.each<[string, Behaviour | Behaviour[]]>([
    ['after errors of the provider', { kind: 'status', status: 503, times: 2 }],
    ['after 408 and 425', [408, 425].map((status) => ({ kind: 'status', status }))],
    ['after a connection lost before the lead was accepted', { kind: 'reset-before', times: 1 }],
    ['after a connection lost once the lead was accepted', { kind: 'reset', times: 1 }],
    ['after an answer cut in its headers', { kind: 'cut', times: 1 }],
    ['after too many requests', { kind: 'status', status: 429, retryAfter: 0, times: 1 }],
    ['where the answer is no JSON', { kind: 'garbage', times: 1 }],
    ['where the answer is 10 MB', { kind: 'huge', times: 1 }],
    ['where the answer takes for ever', { kind: 'slow-body', times: 1 }],
    ['where the answer is empty', { kind: 'status', status: 204, times: 1 }],
    ['after redirects of the provider', { kind: 'redirect', status: 308, times: 2 }],
  ])('%s', async (_name, behaviour) => {
    provider.behave(behaviour);
    const id = await storeOne();
    deliver();
    await becomes(id, 'delivered');
    expect(provider.received.at(-1)).toMatchObject({ portalId: '123', formId });
    expect(lastFields()).toEqual(newLead().payload.fields);
  });

  it.each([
    ['says nothing', { kind: 'hang', times: 1 }],
    ['sends its status byte by byte', { kind: 'slow', times: 1 }],
    ['sends its refusal byte by byte', { kind: 'slow-body', status: 400, times: 1 }],
  ] as const)('after a provider that %s', async (_name, behaviour) => {
    provider.behave(behaviour);
    const id = await storeOne();
    // Long enough for a good answer on a busy machine.
    deliver({ timeout: 1000 });
    await becomes(id, 'delivered');
    expect(provider.received).toHaveLength(2);
  });

  it('while the delivery of another one hangs', async () => {
    provider.behave({ kind: 'hang', times: 1 });
    const hanging = await storeOne();
    deliver();
    await eventually(() => expect(provider.received).toHaveLength(1));
    const id = await storeOne();
    await becomes(id, 'delivered');
    expect(await stateOf(hanging)).toBe('pending');
    await provider.close();
    provider = await startFakeProvider();
  });

  it('under one id, although an answer was lost', async () => {
    provider.behave({ kind: 'reset', times: 1 });
    const id = await storeOne();
    deliver({ idField: 'lead_id' });
    await becomes(id, 'delivered');
    expect(provider.received.map(({ body }) => body.fields.at(-1))).toEqual([
      { name: 'lead_id', value: id },
      { name: 'lead_id', value: id },
    ]);
  });

  it('without the id where the provider has no field for it', async () => {
    provider.behave({
      kind: 'error',
      errorType: 'FIELD_NOT_IN_FORM_DEFINITION',
      part: 'fields.lead_id',
      times: 1,
    });
    const id = await storeOne();
    deliver({ idField: 'lead_id' });
    await becomes(id, 'delivered');
    expect(lastFields()).toEqual(newLead().payload.fields);
  });

  it('after a restart', async () => {
    provider.behave({ kind: 'status', status: 500 });
    const id = await storeOne();
    const first = deliver();
    await eventually(() => expect(provider.received.length).toBeGreaterThan(0));
    await first.stop();
    expect(await stateOf(id)).toBe('pending');
    provider.behave({ kind: 'ok' });
    deliver({ now: () => Date.now() + 60_000 });
    await becomes(id, 'delivered');
  });

  it('unless it is spam', async () => {
    const spam = await storeOne({ state: 'spam' });
    const id = await storeOne();
    deliver();
    await becomes(id, 'delivered');
    expect(await stateOf(spam)).toBe('spam');
    expect(provider.received).toHaveLength(1);
  });
});

describe('what the provider refuses in part', () => {
  it.each([
    ['INVALID_HUTK', 'context.hutk', { hutk: '37184' }],
    ['INVALID_IP_ADDRESS', 'context.ipAddress', { ipAddress: '::ffff:1.2.3.4' }],
    ['INVALID_PAGE_URI', 'context.pageUri', {}],
    ['INVALID_METADATA', 'context.pageName', {}],
    ['INVALID_METADATA', 'something', {}],
    ['INVALID_GOTOWEBINAR_WEBINAR_KEY', 'context.goToWebinarWebinarKey', {}],
  ])('%s of %s drops the value, not the lead', async (errorType, part, more) => {
    provider.behave({ kind: 'error', errorType, part, times: 1 });
    const { payload } = newLead();
    const context = { ...payload.context, ...more };
    const id = await storeOne({ payload: { ...payload, context } });
    deliver();
    await becomes(id, 'delivered');
    expect(Object.keys(provider.received.at(-1)?.body.context ?? {}).length).toBeLessThan(
      Object.keys(context).length,
    );
    expect(lastFields()).toEqual(payload.fields);
  });

  it.each([
    'FIELD_NOT_IN_FORM_DEFINITION',
    'VALUE_NOT_IN_FIELD_DEFINITION',
    'NUMBER_OUT_OF_RANGE',
    'INVALID_NUMBER',
  ])('%s moves the field into the message, and the owner hears of it', async (errorType) => {
    provider.behave({ kind: 'error', errorType, times: 1 });
    const id = await storeOne();
    const events: DeliveryEvent[] = [];
    deliver({ notify: (event) => events.push(event) });
    await becomes(id, 'delivered');
    expect(lastFields()).toEqual([
      { name: 'email', value: 'ada@example.com' },
      { name: 'message', value: 'Bonjour 😀 \u202e\n\ncompany: Analytical' },
    ]);
    expect(await outbox.get(id)).toMatchObject({ note: 'refused: company' });
    await eventually(() =>
      expect(events).toMatchObject([{ kind: 'degraded', answer: 'refused: company' }]),
    );
  });

  it('INPUT_TOO_LARGE halves the field until it fits; the outbox keeps all of it', async () => {
    await provider.close();
    provider = await startFakeProvider({ longestValue: 700 });
    const value = '😀é'.repeat(1000);
    const { payload } = newLead();
    const id = await storeOne({ payload: { ...payload, fields: [{ name: 'message', value }] } });
    deliver();
    await becomes(id, 'delivered');
    expect(lastFields()).toEqual([{ name: 'message', value: '😀é'.repeat(125) }]);
    expect((await outbox.get(id))?.payload).toContain(value);
  });

  it('is held if the message itself has no field, so that nothing is left to change', async () => {
    await provider.close();
    provider = await startFakeProvider({ fields: ['email', 'company'] });
    const id = await storeOne();
    deliver();
    await becomes(id, 'held');
    expect(await outbox.get(id)).toMatchObject({ last_answer: '400 FIELD_NOT_IN_FORM_DEFINITION' });
  });
});

describe('what the provider refuses whole', () => {
  const refusals: [string, Behaviour][] = [
    ...[
      'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED',
      'INVALID_EMAIL',
      'BLOCKED_EMAIL',
      'REQUIRED_FIELD',
      'INVALID_LEGAL_OPTION_FORMAT',
      'MISSING_PROCESSING_CONSENT',
      'MISSING_PROCESSING_CONSENT_TEXT',
      'MISSING_COMMUNICATION_CONSENT_TEXT',
      'MISSING_LEGITIMATE_INTEREST_TEXT',
      'DUPLICATE_SUBSCRIPTION_TYPE_ID',
      'FORM_HAS_RECAPTCHA_ENABLED',
    ].map((errorType): [string, Behaviour] => [`400 ${errorType}`, { kind: 'error', errorType }]),
    ...[301, 303, 400, 401, 403, 404, 410, 418].map((status): [string, Behaviour] => [
      String(status),
      { kind: 'status', status },
    ]),
    ['307', { kind: 'redirect' }],
    ['400', { kind: 'huge', status: 400 }],
  ];

  it.each(refusals)(
    '%s is held, reported once, and delivered when the portal is repaired',
    async (said, behaviour) => {
      provider.behave(behaviour);
      const id = await storeOne();
      let now = Date.now();
      const events: DeliveryEvent[] = [];
      const delivery = deliver({ now: () => now, notify: (event) => events.push(event) });
      await becomes(id, 'held');
      expect(await outbox.get(id)).toMatchObject({ last_answer: said, delivered_at: null });
      const count = provider.received.length;
      now += quarterHour - 1;
      delivery.kick();
      await wait(30);
      expect(provider.received).toHaveLength(count);
      now += 1;
      await eventually(() => expect(provider.received).toHaveLength(2 * count));
      provider.behave({ kind: 'ok' });
      await eventually(async () => expect((await outbox.get(id))?.leased_until).toBeNull());
      expect(await stateOf(id)).toBe('held');
      now += quarterHour;
      await becomes(id, 'delivered');
      expect(events).toMatchObject([{ kind: 'held', answer: said, lead: { id } }]);
    },
  );

  it('follows at most three redirects, with its body, and only to hosts of the provider', async () => {
    const submit = submitter({ token: 'secret' });
    const { payload } = newLead();
    provider.behave({ kind: 'redirect', status: 307 });
    expect(await submit(form, payload)).toMatchObject({ status: 307 });
    expect(provider.received).toHaveLength(4);
    expect(provider.received.every(({ body }) => body.fields.length === 3)).toBe(true);
    const another = await startFakeProvider();
    ended.push(() => another.close());
    const otherHost = another.url.replace('127.0.0.1', 'localhost');
    const path = `/submissions/v3/integration/submit/123/${formId}`;
    provider.behave({ kind: 'redirect', location: otherHost + path });
    expect(await submit(form, payload)).toMatchObject({ status: 307 });
    expect(another.received).toHaveLength(0);
    provider.behave({ kind: 'redirect', location: another.url + path });
    expect(await submit(form, payload)).toMatchObject({ status: 200 });
    expect(another.received).toMatchObject([{ authorization: 'Bearer secret' }]);
  });

  it('reads no more than 64 kB of a refusal', async () => {
    provider.behave({ kind: 'huge', status: 400 });
    const answer = await submitter({})(form, newLead().payload);
    expect(answer.body).toHaveLength(64 * 1024);
  });
});

describe('the pace', () => {
  it('pauses all senders for a minute after 429, however many leads wait', async () => {
    provider.behave({ kind: 'status', status: 429 });
    for (let index = 0; index < 50; index += 1) await storeOne();
    let jump = 0;
    const now = () => Date.now() + jump;
    deliver({ now, rate: 50 });
    deliver({ now, rate: 50 });
    await eventually(() => expect(provider.refusals.length).toBeGreaterThan(0));
    // Leads that were being sent when the provider asked for a pause have been given back.
    await eventually(async () => {
      const leads = await outbox.list();
      expect(leads.every(({ leased_until }) => leased_until === null)).toBe(true);
    });
    const count = provider.refusals.length;
    expect(count).toBeLessThan(10);
    jump = 59_000;
    await wait(100);
    expect(provider.refusals).toHaveLength(count);
    provider.behave({ kind: 'ok' });
    jump += quarterHour;
    await eventually(async () => expect(await outbox.counts()).toMatchObject({ delivered: 50 }));
  });

  it('has at most nine leads in flight, of all senders together, however slow the provider is', async () => {
    for (let index = 0; index < 50; index += 1) await storeOne();
    const submit = submitter({});
    let inFlight = 0;
    let most = 0;
    const slowly: DeliveryOptions['submit'] = async (...submission) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await wait(50);
      const answer = await submit(...submission);
      inFlight -= 1;
      return answer;
    };
    deliver({ submit: slowly });
    deliver({ submit: slowly });
    await eventually(async () => expect(await outbox.counts()).toMatchObject({ delivered: 50 }));
    expect(most).toBe(9);
  });

  it('pauses with leads in hand if another sender was asked to pause', async () => {
    for (let index = 0; index < 2; index += 1) await storeOne();
    const delivery = deliver({ rate: 0.5 });
    await eventually(() => expect(provider.received).toHaveLength(1), 5);
    await outbox.pauseSending(Date.now() + 60_000);
    await wait(2500);
    expect(provider.received).toHaveLength(1);
    await delivery.stop();
    const leads = await outbox.list();
    expect(leads.map(({ state }) => state).sort()).toEqual(['delivered', 'pending']);
    expect(leads.map(({ leased_until }) => leased_until)).toEqual([null, null]);
  });

  it('never gets 429 ten times within a second, even if Retry-After is 0', async () => {
    provider.behave({ kind: 'status', status: 429, retryAfter: 0 });
    for (let index = 0; index < 50; index += 1) await storeOne();
    deliver();
    await eventually(() => expect(provider.refusals.length).toBeGreaterThan(19));
    expect(mostRefusalsInASecond()).toBeLessThan(10);
  });

  it('does not wait for the body of a 429', async () => {
    provider.behave([{ kind: 'slow-body', status: 429, retryAfter: 60 }]);
    await storeOne();
    await storeOne();
    // The rate lets the second lead go only after the answer to the first, on a slow machine too.
    deliver({ rate: 0.5 });
    await eventually(async () =>
      expect((await outbox.readPace(Date.now())).paused).toBeGreaterThan(50_000),
    );
    expect(provider.received).toHaveLength(1);
  });

  it('is one for all senders of a store', async () => {
    for (let index = 0; index < 24; index += 1) await storeOne();
    deliver({ rate: 10 });
    deliver({ rate: 10 });
    await eventually(() => expect(provider.received).toHaveLength(24));
    const times = provider.received.map(({ at }) => at).sort((a, b) => a - b);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1700);
    expect(new Set(provider.received.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await eventually(async () => expect(await outbox.counts()).toMatchObject({ delivered: 24 }));
  });

  it('delays the next attempt by a random time below a limit that doubles up to 15 minutes', async () => {
    provider.behave({ kind: 'status', status: 500 });
    const id = await storeOne();
    let now = Date.now();
    deliver({ now: () => now, random: () => 1 });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await eventually(async () => {
        expect(await outbox.get(id)).toMatchObject({ attempts: attempt, leased_until: null });
      });
      const next = (await outbox.get(id))?.next_attempt_at ?? 0;
      waits.push((next - now) / 1000);
      now = next;
    }
    expect(waits).toEqual([4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });
});

describe('the sender withstands', () => {
  it('a clock that jumps while a lead is in hand', async () => {
    const id = await storeOne();
    // Read after storing, or the lead would not be due by this clock, which stands still.
    let now = Date.now();
    provider.behave({ kind: 'hang', times: 1 });
    deliver({ now: () => now, timeout: 300 });
    await eventually(() => expect(provider.received).toHaveLength(1));
    for (const jump of [1, -2, 1]) {
      now += jump * 60 * 60_000;
      await wait(30);
    }
    expect(provider.received).toHaveLength(1);
    await becomes(id, 'delivered');
    expect(provider.received).toHaveLength(2);
  });

  it('a store that fails for a while, without sending anything twice', async () => {
    const id = await storeOne();
    const failing = (times: number) => {
      let left = times;
      return <T>(work: () => Promise<T>) => {
        left -= 1;
        return left >= 0 ? Promise.reject(new Error('the database is away')) : work();
      };
    };
    const [readPace, claim, settle] = [failing(2), failing(2), failing(2)];
    const frail: Outbox = {
      ...outbox,
      readPace: (now) => readPace(() => outbox.readPace(now)),
      claim: (options) => claim(() => outbox.claim(options)),
      settle: (lead, settlement) => settle(() => outbox.settle(lead, settlement)),
    };
    deliver({ outbox: frail });
    await becomes(id, 'delivered');
    expect(provider.received).toHaveLength(1);
  });

  it('a payload that cannot be read, and errors where none are expected', async () => {
    const unreadable = await storeOne({ payload: null as never });
    const id = await storeOne();
    const submit = submitter({});
    let calls = 0;
    deliver({
      submit: (...submission) => {
        calls += 1;
        if (calls === 1) throw new TypeError('unexpected');
        return submit(...submission);
      },
    });
    await becomes(id, 'delivered');
    // The unreadable lead is tried again and again, and given back each time.
    await eventually(
      async () =>
        expect(await outbox.get(unreadable)).toMatchObject({
          state: 'pending',
          last_answer: 'TypeError',
          leased_until: null,
        }),
      1,
    );
  });

  it('a stop: leads in flight are finished, those that wait for the rate are given back', async () => {
    provider.behave({ kind: 'hang', times: 1 });
    for (let index = 0; index < 2; index += 1) await storeOne();
    // The rate lets the second lead go long after the end of the test: a stop does not wait for that.
    const delivery = deliver({ rate: 0.01, timeout: 1000 });
    await eventually(() => expect(provider.received).toHaveLength(1), 10);
    await delivery.stop();
    const leads = await outbox.list();
    expect(leads.map(({ state, leased_until }) => [state, leased_until])).toEqual(
      leads.map(() => ['pending', null]),
    );
    expect(leads.map(({ last_answer }) => last_answer).sort()).toEqual(['TimeoutError', null]);
    await wait(50);
    expect(provider.received).toHaveLength(1);
  });
});
