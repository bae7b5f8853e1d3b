import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, expect, it, vi } from 'vitest';

import { createHttpServer } from '#server/http-server.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function open(listener: RequestListener): Promise<Socket> {
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

const get = (path: string, fields = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`;
const last = get('/last', 'Connection: close\r\n');

it('answers requests of a connection one after the other, in their order', async () => {
  let underWay = 0;
  const most: number[] = [];
  const socket = await open(({ url }, response) => {
    most.push((underWay += 1));
    response.once('finish', () => (underWay -= 1));
    setTimeout(() => response.end(`<${url ?? ''}>`), url === '/0' ? 50 : 0);
  });
  const paths = Array.from({ length: 50 }, (_, index) => `/${String(index)}`);
  socket.write(paths.map((path) => get(path)).join('') + last);
  const answers = (await text(socket)).match(/<.*?>/g);
  expect(answers).toEqual([...paths, '/last'].map((path) => `<${path}>`));
  expect(Math.max(...most)).toBe(1);
});

it('holds one answer of a client that asks without reading', async () => {
  const body = Buffer.alloc(8 * 1024 * 1024);
  const listener = vi.fn<RequestListener>((_, response) => response.end(body));
  const socket = await open(listener);
  socket.pause();
  socket.write(get('/').repeat(50));
  await expect.poll(() => listener.mock.calls.length).toBe(1);
  await wait(200);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('hangs up on a client that asks for more than anybody waits for', async () => {
  const socket = await open((_, response) => void wait(100).then(() => response.end('x')));
  socket.write(get('/').repeat(3000));
  await new Promise((resolve) => socket.resume().once('close', resolve));
  expect(socket.bytesRead).toBeLessThan(100 * 1024);
});

it.each([
  ['an expectation that it does not know', get('/', 'Expect: a-miracle\r\nConnection: close\r\n')],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('leaves %s to the site, whose answers have all headers', async (_, bytes) => {
  const socket = await open((_request, response) => response.end('from the site'));
  socket.write(bytes);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*from the site$/);
});
