import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterEach, expect, it } from 'vitest';

import type { AnsweredRequest } from '#kit/runtime/log.ts';
import { createDirectAnswers } from '#kit/server/direct-answers.ts';
import { readStaticFiles } from '#kit/server/files/static-files.ts';
import { securityHeaders } from '#kit/server/headers/security-headers.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const content = '0123456789'.repeat(100_000);

/** A server of one large file, which is in memory, or on the disk if the budget is 0. Also the answers that it reported. */
async function serve(budget?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'direct-'));
  writeFileSync(path.join(folder, 'large.txt'), content);
  const reported: AnsweredRequest[] = [];
  const answerDirectly = createDirectAnswers({
    files: readStaticFiles(folder, { ...(budget !== undefined && { budget }) }),
    onAnswer: (answer) => reported.push(answer),
  });
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (!answerDirectly(request, response)) response.writeHead(299).end('rendered');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = async (target: string, options: { method?: string; headers?: object } = {}) => {
    const request = httpRequest({ port, path: target, agent: false, ...options } as object).end();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  return { ask, reported };
}

const descriptors = () => readdirSync('/proc/self/fd').length;

for (const [place, budget] of [
  ['in memory', undefined],
  ['on the disk', 0],
] as const) {
  it(`sends files ${place}: whole, in part, and only their headers`, async () => {
    const { ask } = await serve(budget);
    const whole = await ask('/large.txt');
    expect(whole).toMatchObject({ status: 200, body: content });
    const part = await ask('/large.txt', { headers: { range: 'bytes=10-14' } });
    expect(part).toMatchObject({ status: 206, body: '01234' });
    const head = await ask('/large.txt', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers['content-length']).toBe(String(content.length));
    const etag = whole.headers.etag ?? '';
    const fresh = await ask('/large.txt', { headers: { 'if-none-match': etag } });
    expect(fresh).toMatchObject({ status: 304, body: '' });
  });

  it(`leaves no file descriptor open, for files ${place}`, async () => {
    const { ask } = await serve(budget);
    await ask('/large.txt');
    const before = descriptors();
    for (let round = 0; round < 50; round += 1) {
      await ask('/large.txt', { method: 'HEAD' });
      await ask('/large.txt', { headers: { 'if-none-match': '*' } });
      await ask('/large.txt', { headers: { range: 'bytes=9999999-' } });
    }
    await expect.poll(descriptors).toBeLessThanOrEqual(before + 4);
  });
}

it('reports each answer with its request id', async () => {
  const { ask, reported } = await serve();
  const { headers } = await ask('/large.txt?a=1', { headers: { 'x-request-id': 'a-given-id' } });
  expect(headers['x-request-id']).toBe('a-given-id');
  const own = await ask('/large.txt');
  expect(reported).toMatchObject([
    { id: 'a-given-id', method: 'GET', path: '/large.txt', status: 200 },
    { id: own.headers['x-request-id'], status: 200 },
  ]);
});

it('leaves requests for anything but files to the renderer', async () => {
  const { ask, reported } = await serve();
  expect(await ask('/about')).toMatchObject({ status: 299, body: 'rendered' });
  expect((await ask('/large.txt', { method: 'POST' })).status).toBe(299);
  expect(reported).toEqual([]);
});

it('refuses a malformed request with the headers of every answer, and says why in the log', async () => {
  const { ask, reported } = await serve();
  const refused = await ask('/large.txt', { headers: { host: '1.2.3.4.5' } });
  expect(refused).toMatchObject({ status: 400, body: '' });
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(refused.headers[name.toLowerCase()]).toBe(value);
  }
  expect(reported).toMatchObject([{ status: 400, reason: 'no host' }]);
});
