import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, expect, it, vi } from 'vitest';

import type { HttpError } from '#kit/runtime/http-error.ts';
import { createHttpServer } from '#kit/server/http-server.ts';
import { IncomingRequest } from '#kit/server/incoming-request.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

async function open(listener: RequestListener<typeof IncomingRequest>): Promise<Socket> {
  const server = createHttpServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  ends.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return socket;
}

async function portOf(socket: Socket): Promise<number> {
  if (socket.connecting) await once(socket, 'connect');
  return socket.remotePort ?? 0;
}

const get = (path: string, fields = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`;
const last = get('/last', 'Connection: close\r\n');
const post = (fields: string, body: string) =>
  `POST / HTTP/1.1\r\nHost: a\r\n${fields}\r\n\r\n${body}`;
const oneByteChunks = '1\r\na\r\n'.repeat(30_000);

/** Returns a function that counts the requests that Node's parser has read. */
function countRequests() {
  const made = vi.spyOn(IncomingRequest.prototype, 'upgrade', 'set');
  // Node sets `upgrade` three times for each: to no value, to what is requested, and to the decision.
  return () => Math.ceil(made.mock.calls.length / 3);
}

async function read(request: IncomingRequest, response: ServerResponse): Promise<void> {
  try {
    const body = await request.readBody({ maxBytes: 1000, timeout: 60_000 });
    response.end(`body of ${String(body.length)}`);
  } catch (error) {
    response.writeHead((error as HttpError).status).end();
  }
}

it('answers requests of a connection one after the other, in their order', async () => {
  let underWay = 0;
  const most: number[] = [];
  const socket = await open(({ url }, response) => {
    most.push((underWay += 1));
    response.once('finish', () => (underWay -= 1));
    setTimeout(() => response.end(`<${url ?? ''}>`), url === '/0' ? 50 : 0);
  });
  const paths = ['/0', '/1', '/2'];
  socket.write(paths.map((path) => get(path)).join('') + last);
  const answers = (await text(socket)).match(/<.*?>/g);
  expect(answers).toEqual([...paths, '/last'].map((path) => `<${path}>`));
  expect(Math.max(...most)).toBe(1);
});

it('prepares only one answer for a client that does not read', async () => {
  const body = Buffer.alloc(8 * 1024 * 1024);
  const listener = vi.fn<RequestListener>((_, response) => response.end(body));
  const socket = await open(listener);
  socket.pause();
  socket.write(get('/').repeat(4));
  await expect.poll(() => listener.mock.calls.length).toBe(1);
  await wait(200);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('closes the connection of a client that pipelines too much, and reads no further', async () => {
  const made = countRequests();
  const socket = await open((_, response) => void wait(100).then(() => response.end('x')));
  socket.write(get('/').repeat(3000));
  await new Promise((resolve) => socket.resume().once('close', resolve));
  // The one that is answered, three that wait, and the one that is too many.
  expect(made()).toBe(5);
});

it('limits the bytes of the waiting requests of all connections', { timeout: 60_000 }, async () => {
  const ends = [];
  const first = await open(() => undefined);
  const port = await portOf(first);
  const filler = `X-Filler: ${'x'.repeat(15_000)}\r\n`;
  let closed = 0;
  for (let index = 0; index < 200; index += 1) {
    const socket = index === 0 ? first : connect(port, '127.0.0.1');
    socket.on('error', () => undefined).once('close', () => (closed += 1));
    ends.push(socket);
    socket.write(get('/', filler).repeat(4));
  }
  // Three waiting requests of about 20 kB (`estimatedBytes`) on each connection would be 12 MB. Some 140 connections
  // reach the limit of 8 MB.
  await expect.poll(() => closed, { timeout: 30_000 }).toBeGreaterThan(50);
  expect(closed).toBeLessThan(100);
  for (const socket of ends) socket.destroy();
});

it.each([
  ['GET', get('/', 'Transfer-Encoding: chunked\r\n') + oneByteChunks],
  ['GET', get('/', 'Content-Length: 50000\r\n') + 'x'.repeat(50_000)],
  ['PUT', get('/', 'Transfer-Encoding: chunked\r\n').replace('GET', 'PUT') + oneByteChunks],
  ['POST', post('Transfer-Encoding: chunked', oneByteChunks)],
])(
  'reads no body of %s that is not needed, answers, and closes the connection',
  async (_, bytes) => {
    const pieces = vi.spyOn(IncomingRequest.prototype, 'push');
    const socket = await open((_request, response) => response.end('answer'));
    socket.write(bytes + get('/second'));
    const answers = await text(socket);
    expect(answers).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close\r\n[^]*answer/);
    expect(answers.match(/HTTP/g)).toHaveLength(1);
    expect(pieces.mock.calls.filter(([piece]) => piece !== null)).toEqual([]);
  },
);

it('reads a posted body that says its length, and keeps the connection', async () => {
  const socket = await open((request, response) => void read(request, response));
  socket.write(post('Content-Length: 3', 'abc') + get('/', 'Connection: close\r\n'));
  const answers = await text(socket);
  expect(answers).toContain('body of 3');
  expect(answers).toContain('body of 0');
});

it.each([
  [411, post('Transfer-Encoding: chunked', '1\r\na\r\n0\r\n\r\n')],
  [413, post('Content-Length: 900000', 'x'.repeat(900_000))],
])(
  'answers %i to a body that is not read, and the client gets the answer while it sends',
  async (status, bytes) => {
    const socket = await open((request, response) => void read(request, response));
    socket.write(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} [^]*Connection: close`));
  },
);

it('stops reading a post until its body is asked for', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pieces = vi.spyOn(IncomingRequest.prototype, 'push');
  const socket = await open(
    (request, response) => void promise.then(() => read(request, response)),
  );
  socket.write(post('Content-Length: 5000000', 'x'.repeat(1000)));
  for (let sent = 0; sent < 20; sent += 1) {
    socket.write('x'.repeat(100_000));
    await wait(5);
  }
  // What came with the head, and what was read before the connection was stopped.
  expect(pieces.mock.calls.length).toBeLessThan(5);
  resolve();
  expect(await text(socket)).toContain(' 413 ');
});

it('closes idle connections to make room for new ones', { timeout: 60_000 }, async () => {
  const first = await open((_, response) => response.end('x'));
  const port = await portOf(first);
  const idle: Socket[] = [];
  for (let index = 0; index < 950; index += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(get('/'));
    await once(socket, 'data');
    idle.push(socket);
  }
  expect(
    idle.filter(({ closed, readableEnded }) => closed || readableEnded).length,
  ).toBeGreaterThan(500);
  for (const socket of idle) socket.destroy();
});

it.each([
  ['an expectation that it does not know', get('/', 'Expect: a-miracle\r\nConnection: close\r\n')],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a request to upgrade the protocol', get('/', 'Connection: Upgrade, close\r\nUpgrade: h2c\r\n')],
])('leaves %s to the site, whose answers have all headers', async (_, bytes) => {
  const socket = await open((_request, response) => response.end('from the site'));
  socket.write(bytes);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*from the site$/);
});
