import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { NewLead } from '#leads/receive.ts';
import { createDelivery } from '#server/delivery.ts';
import { createOutbox, type Outbox } from '#server/outbox.ts';
import { judgeAnswer } from '#server/provider-answer.ts';
import { createSubmit } from '#server/provider-client.ts';
import { openStore } from '#server/store.ts';

import { type StandIn, startStandIn } from '../../src/tools/provider/stand-in.ts';

const formId = '0f8fad5b-d9cb-469f-a165-70867728950e';

let folder: string;
let file: string;
let outbox: Outbox;
let provider: StandIn;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  file = path.join(folder, 'new', 'leads.db');
  outbox = createOutbox(await openStore({ file }));
  provider = await startStandIn();
});

afterEach(async () => {
  await outbox.close();
  await provider.close();
  rmSync(folder, { recursive: true });
});

function lead(overrides: Partial<NewLead> = {}): NewLead {
  return {
    id: crypto.randomUUID(),
    form: 'footer',
    locale: 'fr',
    page: '/fr/about',
    payload: {
      fields: [
        { name: 'company', value: 'Analytical' },
        { name: 'message', value: 'Hello' },
      ],
      context: { pageUri: '/fr/about', pageName: 'about___fr' },
    },
    fingerprint: crypto.randomUUID(),
    receivedAt: Date.now(),
    ...overrides,
  };
}

function deliver({
  timeout = 10_000,
  now = Date.now,
}: { timeout?: number; now?: () => number } = {}) {
  const delivery = createDelivery({
    outbox,
    submit: createSubmit(
      {
        url: provider.url,
        portalId: '123',
        forms: { contact: formId, contactPage: formId, newsletter: formId },
      },
      { timeout },
    ),
    rate: 1000,
    log: () => undefined,
    now,
    random: () => 0,
    interval: 5,
  });
  delivery.start();
  return delivery;
}

const stateOf = async (id: string) => (await outbox.get(id))?.state;

describe('delivery', () => {
  it.each([
    ['an error of the provider', { kind: 'status', status: 503, times: 2 }],
    ['a lost connection', { kind: 'reset', times: 1 }],
    ['too many requests', { kind: 'status', status: 429, retryAfter: 0, times: 1 }],
    ['an answer that is no JSON', { kind: 'garbage', times: 1 }],
  ] as const)('arrives after %s', async (_name, behaviour) => {
    provider.behave(behaviour);
    const { id } = lead();
    await outbox.store(lead({ id }));
    const delivery = deliver();
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('delivered'), 5000);
    await delivery.stop();
  });

  it('gives up on a provider that says nothing, and tries again', async () => {
    provider.behave({ kind: 'hang', times: 1 });
    const { id } = lead();
    await outbox.store(lead({ id }));
    const delivery = deliver({ timeout: 50 });
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('delivered'), 5000);
    await delivery.stop();
    expect(provider.received).toHaveLength(2);
  });

  it('moves a refused field into the message and sends again', async () => {
    provider.behave({ kind: 'error', errorType: 'FIELD_NOT_IN_FORM_DEFINITION', times: 1 });
    const { id } = lead();
    await outbox.store(lead({ id }));
    const delivery = deliver();
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('delivered'), 5000);
    await delivery.stop();
    expect(provider.received.at(-1)?.body.fields).toEqual([
      { name: 'message', value: 'Hello\n\ncompany: Analytical' },
    ]);
  });

  it('holds what our configuration gets refused, and tries it again after a quarter of an hour', async () => {
    provider.behave({ kind: 'status', status: 403, times: 1 });
    const { id } = lead();
    await outbox.store(lead({ id }));
    let now = Date.now();
    const delivery = deliver({ now: () => now });
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('held'), 5000);
    now += 15 * 60_000;
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('delivered'), 5000);
    await delivery.stop();
  });

  it('goes on after a restart with what was left', async () => {
    provider.behave({ kind: 'status', status: 500 });
    const { id } = lead();
    await outbox.store(lead({ id }));
    const first = deliver();
    await vi.waitFor(() => expect(provider.received.length).toBeGreaterThan(0), 5000);
    await first.stop();
    await outbox.close();
    outbox = createOutbox(await openStore({ file }));
    provider.behave({ kind: 'ok' });
    const second = deliver({ now: () => Date.now() + 60_000 });
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('delivered'), 5000);
    await second.stop();
  });
});

describe('judging the provider’s answers', () => {
  const refusal = (errorType: string, message = "Error in 'fields.company'.") =>
    judgeAnswer({ status: 400, body: JSON.stringify({ errors: [{ errorType, message }] }) });

  it.each([200, 204])('%i is delivered, whatever the body', (status) => {
    expect(judgeAnswer({ status, body: '<html>' })).toEqual({ kind: 'delivered' });
  });

  it.each([408, 425, 500, 502, 503])('%i is tried again', (status) => {
    expect(judgeAnswer({ status, body: '' })).toEqual({ kind: 'retry' });
  });

  it('rests after 429 as long as it is told, a minute otherwise', () => {
    expect(judgeAnswer({ status: 429, body: '', retryAfter: '7' })).toEqual({
      kind: 'retry',
      rest: 7000,
    });
    expect(judgeAnswer({ status: 429, body: '' })).toEqual({ kind: 'retry', rest: 60_000 });
  });

  it.each([
    ['INVALID_HUTK', 'hutk'],
    ['INVALID_IP_ADDRESS', 'ipAddress'],
    ['INVALID_PAGE_URI', 'pageUri'],
    ['INVALID_METADATA', 'pageName'],
    ['INVALID_GOTOWEBINAR_WEBINAR_KEY', 'goToWebinarWebinarKey'],
  ])('%s drops a value of the context', (errorType, name) => {
    const parts = [{ action: 'drop-context', name }];
    expect(refusal(errorType)).toEqual({ kind: 'degrade', parts });
    expect(refusal(errorType, "Error in 'context.other'. 'x' is not valid")).toEqual({
      kind: 'degrade',
      parts: [{ action: 'drop-context', name: 'other' }],
    });
  });

  it.each([
    ['FIELD_NOT_IN_FORM_DEFINITION', 'move-field'],
    ['VALUE_NOT_IN_FIELD_DEFINITION', 'move-field'],
    ['NUMBER_OUT_OF_RANGE', 'move-field'],
    ['INVALID_NUMBER', 'move-field'],
    ['INPUT_TOO_LARGE', 'shorten-field'],
  ])('%s changes the field: %s', (errorType, action) => {
    const parts = [{ action, name: 'company' }];
    expect(refusal(errorType)).toEqual({ kind: 'degrade', parts });
  });

  it.each([
    'INVALID_EMAIL',
    'BLOCKED_EMAIL',
    'REQUIRED_FIELD',
    'MISSING_PROCESSING_CONSENT',
    'MISSING_PROCESSING_CONSENT_TEXT',
    'MISSING_COMMUNICATION_CONSENT_TEXT',
    'MISSING_LEGITIMATE_INTEREST_TEXT',
    'INVALID_LEGAL_OPTION_FORMAT',
    'DUPLICATE_SUBSCRIPTION_TYPE_ID',
    'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED',
    'FORM_HAS_RECAPTCHA_ENABLED',
    'SOMETHING_NEW',
  ])('%s is held for a person', (errorType) => {
    expect(refusal(errorType)).toEqual({ kind: 'held' });
  });

  it.each([401, 403, 404, 418])('%i is held', (status) => {
    expect(judgeAnswer({ status, body: '<html>' })).toEqual({ kind: 'held' });
  });
});
