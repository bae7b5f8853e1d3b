import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { createFastFiles, type FastAnswer } from '#server/fast-files.ts';
import { fileAnswer } from '#server/file-answer.ts';
import { readStaticFiles } from '#server/static-files.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server whose application counts what reaches it. */
async function serveFast(budget?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fast-'));
  for (const name of ['public/about/index.html', 'public/index.html']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '<h1>About</h1>');
  }
  const files = readStaticFiles(path.join(folder, 'public'), {
    ...(budget !== undefined && { budget }),
  });
  const fastAnswers: FastAnswer[] = [];
  const fast = createFastFiles({
    files,
    isPlain: (address, request) => address !== '/' || request.headers.cookie === undefined,
    requestIdOf: (header) => header ?? 'new-id',
    onAnswer: (answer) => fastAnswers.push(answer),
  });
  let slow = 0;
  const application = (request: IncomingMessage) => {
    slow += 1;
    const file = files.get(request.url?.split('?')[0] ?? '');
    if (!file) return new Response('none', { status: 404 });
    const answer = fileAnswer(file, { range: request.headers.range });
    answer.headers.set('Content-Security-Policy', "default-src 'none'");
    answer.headers.set('X-Request-Id', 'slow-id');
    return answer;
  };
  const server = createServer((request, response) => {
    if (fast.answer(request, response)) return;
    const answer = application(request);
    fast.learn(request, answer);
    response.writeHead(answer.status, [...answer.headers].flat());
    void answer.text().then((body) => response.end(request.method === 'HEAD' ? '' : body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    get: (address: string, init?: RequestInit) => fetch(url + address, init),
    slow: () => slow,
    fastAnswers,
    fast,
  };
}

it('repeats what the application said, with an id of its own', async () => {
  const { get, slow, fastAnswers } = await serveFast();
  const first = await get('/about');
  const second = await get('/about?utm=1', { headers: { 'x-request-id': 'given-id' } });
  expect(slow()).toBe(1);
  expect(await second.text()).toBe('<h1>About</h1>');
  const seen = (response: Response) =>
    [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  expect(seen(second)).toEqual(seen(first));
  expect(second.headers.get('x-request-id')).toBe('given-id');
  expect(fastAnswers).toMatchObject([{ id: 'given-id', address: '/about', status: 200 }]);
});

it('gives the same answer to who writes it down', async () => {
  const { get, fast } = await serveFast();
  const find = (headers = {}, method = 'GET') =>
    fast.find({ method, url: '/about', headers: { host: 'a', ...headers } });
  expect(find()).toBeUndefined();
  await get('/about');
  const second = await get('/about');
  const found = find({ 'x-request-id': 'given-id' });
  expect(found?.id).toBe('given-id');
  expect(found?.same.status).toBe(200);
  expect(found?.same.body?.toString()).toBe('<h1>About</h1>');
  const ofEach = ['date', 'connection', 'keep-alive', 'x-request-id'];
  expect(found?.same.fields.split('\r\n').filter(Boolean).sort()).toEqual(
    [...second.headers]
      .filter(([name]) => !ofEach.includes(name))
      .map((field) => field.join(': '))
      .sort(),
  );
  expect(find()?.same).toBe(found?.same);
  const head = find({}, 'HEAD');
  expect(head?.same).toEqual({ status: 200, fields: found?.same.fields });
  const fresh = find({ 'if-none-match': second.headers.get('etag') });
  expect(fresh?.same.status).toBe(304);
  expect(fresh?.same.fields).not.toMatch(/content-length/i);
  expect(fresh?.same.body).toBeUndefined();
});

it('answers HEAD and 304 without a body', async () => {
  const { get, slow } = await serveFast();
  const etag = (await get('/about')).headers.get('etag') ?? '';
  const head = await get('/about', { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe('14');
  expect(await head.text()).toBe('');
  const fresh = await get('/about', { headers: { 'if-none-match': etag } });
  expect(fresh.status).toBe(304);
  expect(fresh.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(fresh.headers.get('content-type')).toBeNull();
  expect(slow()).toBe(1);
});

it.each([
  ['a part', '/about', { headers: { range: 'bytes=0-1' } }, 206],
  ['a form', '/about', { method: 'POST', body: 'a=1' }, 200],
  ['an unknown address', '/nope', {}, 404],
  ['another spelling', '/%61bout', {}, 404],
  ['an address that depends on the visitor', '/', { headers: { cookie: 'locale=de' } }, 200],
] as const)('leaves %s to the application', async (_, address, init, status) => {
  const { get, slow, fastAnswers } = await serveFast();
  await get('/about');
  await get('/');
  const answer = await get(address, init);
  expect(answer.status).toBe(status);
  expect(slow()).toBe(3);
  expect(fastAnswers).toHaveLength(0);
});

it('leaves a Host that no browser sends to the application', async () => {
  const { url, get, slow } = await serveFast();
  await get('/about');
  for (const host of ['x y', 'x.example/evil', 'x@y']) {
    await new Promise<void>((resolve, reject) => {
      httpGet(`${url}/about`, { headers: { host } }, (answer) => {
        answer.resume().on('end', resolve);
      }).on('error', reject);
    });
  }
  expect(slow()).toBe(4);
});

it('leaves to the application what is not in memory', async () => {
  const { get, slow } = await serveFast(0);
  await get('/about');
  expect(await (await get('/about')).text()).toBe('<h1>About</h1>');
  expect(slow()).toBe(2);
});

it('shows the application the first requests that come through a proxy', async () => {
  const { get, slow } = await serveFast();
  await get('/about');
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let request = 0; request < 110; request += 1)
    await (await get('/about', { headers })).text();
  expect(slow()).toBe(101);
});
