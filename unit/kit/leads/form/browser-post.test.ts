import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { postLead } from '#kit/leads/form/browser-post.ts';
import type { Payload } from '#kit/leads/rules/payload.ts';

/** The answers of the provider, in order. When none is left, the provider cannot be reached. */
let answers: { status: number; body?: object }[];
let sent: Payload[];

beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal('isSecureContext', true);
  // Nothing may be written to the device.
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(body) as Payload);
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const typed = {
  form: 'order',
  locale: 'ar',
  page: '/ar/contact',
  name: 'Ada',
  email: 'ada@example.com',
  contact: '1234',
  message: 'Hello',
};

function post(overrides: Record<string, string> = {}, idField?: string) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...overrides })) data.set(name, value);
  return postLead(data, { url: 'https://forms.example/submit', idField });
}

it('reports `sent` once the provider has the lead, and not before', async () => {
  answers = [{ status: 200 }];
  expect(await post()).toMatchObject({ status: 'sent' });
  expect(sent[0]?.fields).toContainEqual({ name: 'message', value: 'Hello' });
});

it('reports `offline` and returns the text if the provider cannot be reached', async () => {
  const { status, submission } = await post();
  expect(status).toBe('offline');
  expect(submission?.initialValue).toMatchObject({ name: 'Ada', message: 'Hello' });
});

it.each([403, 429, 503])('reports `failed` if the provider answers %i', async (status) => {
  answers = [{ status }];
  expect(await post()).toMatchObject({ status: 'failed' });
});

it('sends again without what the provider refuses', async () => {
  const errors = [{ errorType: 'INVALID_PAGE_URI', message: "Error in 'context.pageUri'." }];
  answers = [{ status: 400, body: { errors } }, { status: 200 }];
  expect(await post()).toMatchObject({ status: 'sent' });
  expect(sent.map(({ context }) => context.pageUri)).toEqual(['/ar/contact', undefined]);
});

it('leaves the message as it was typed where the provider has no field for the id', async () => {
  const errors = [
    { errorType: 'FIELD_NOT_IN_FORM_DEFINITION', message: "Error in 'fields.lead_id'." },
  ];
  answers = [{ status: 400, body: { errors } }, { status: 200 }];
  expect(await post({}, 'lead_id')).toMatchObject({ status: 'sent' });
  expect(sent[0]?.fields.at(-1)?.name).toBe('lead_id');
  expect(sent[1]?.fields).toEqual(sent[0]?.fields.slice(0, -1));
});

it('posts no invalid lead, and none of a robot', async () => {
  expect(await post({ email: 'nobody' })).toMatchObject({ status: 'invalid' });
  expect(await post({ subject: 'pills' })).toMatchObject({ status: 'sent' });
  expect(sent).toEqual([]);
});
