import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type FakeProvider, startFakeProvider } from '#kit/leads/fake-provider/fake-provider.ts';

const path = '/submissions/v3/integration/submit/123/0f8fad5b-d9cb-469f-a165-70867728950e';
const fields = [{ name: 'email', value: 'ada@example.com' }];

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider({
    fields: ['email', 'message'],
    longestValue: 20,
    random: () => 0.5,
  });
});
afterEach(() => provider.close());

const post = (body: unknown, at = path) =>
  fetch(provider.url + at, { method: 'POST', body: JSON.stringify(body) });

async function errorTypes(body: unknown): Promise<unknown> {
  const { errors } = (await (await post(body)).json()) as { errors: { errorType: string }[] };
  return errors.map(({ errorType }) => errorType);
}

describe('the fake provider', () => {
  it('accepts a submission, also from a page of another origin', async () => {
    const response = await post({ fields, context: { hutk: 'a'.repeat(32), ipAddress: '::1' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(provider.received).toMatchObject([{ portalId: '123', accepted: true }]);
    const preflight = await fetch(provider.url + path, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'content-type' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it.each([
    ['no list', 'INVALID_METADATA'],
    [[], 'REQUIRED_FIELD'],
    [[{ name: 'email', value: 'ada' }], 'INVALID_EMAIL'],
    [[{ name: 'fax', value: '1' }], 'FIELD_NOT_IN_FORM_DEFINITION'],
    [[{ name: 'message', value: 'x'.repeat(21) }], 'INPUT_TOO_LARGE'],
    [Array.from({ length: 1001 }, () => fields[0]), 'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED'],
  ])('refuses %j', async (given, errorType) => {
    expect(await errorTypes({ fields: given })).toEqual([errorType]);
    expect(provider.received).toEqual([]);
  });

  it('refuses what is wrong in the context, all of it at once', async () => {
    const context = { hutk: '37184', ipAddress: '::ffff:1.2.3.4, 5.6.7.8' };
    expect(await errorTypes({ fields, context })).toEqual(['INVALID_HUTK', 'INVALID_IP_ADDRESS']);
  });

  it('refuses other addresses and methods', async () => {
    expect((await post({ fields }, '/submissions/v3/integration/submit/abc/1')).status).toBe(404);
    expect((await fetch(provider.url + path)).status).toBe(405);
    expect((await post({ fields }, path.replace('/submit', '/secure/submit'))).status).toBe(401);
  });

  it('follows a script of behaviours, then answers with success', async () => {
    provider.behave([
      { kind: 'status', status: 429, retryAfter: 7 },
      { kind: 'chance', chances: [{ share: 0.4, answer: { kind: 'reset' } }] },
      { kind: 'chance', chances: [{ share: 0.6, answer: { kind: 'status', status: 503 } }] },
    ]);
    const first = await post({ fields });
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await post({ fields })).status).toBe(200);
    expect((await post({ fields })).status).toBe(503);
    expect((await post({ fields })).status).toBe(200);
    expect(provider.refusals).toHaveLength(1);
  });

  it('is controlled over HTTP, and reports what it received', async () => {
    const behaviour = JSON.stringify({
      kind: 'error',
      errorType: 'BLOCKED_EMAIL',
      part: 'fields.email',
    });
    await fetch(`${provider.url}/control/behaviour`, { method: 'PUT', body: behaviour });
    expect(await errorTypes({ fields })).toEqual(['BLOCKED_EMAIL']);
    const received = `${provider.url}/control/received`;
    expect(await (await fetch(received)).json()).toMatchObject([{ status: 400, accepted: false }]);
    await fetch(received, { method: 'DELETE' });
    expect(provider.received).toEqual([]);
  });
});
