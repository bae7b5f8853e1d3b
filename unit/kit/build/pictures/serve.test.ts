import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { servePictures } from '#kit/build/pictures/serve.ts';

let folder: string;
let server: Server;

/** A server with the middleware, as Vite has it. The next middleware answers 404. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  writeFileSync(path.join(folder, 'yard.1a2b.mp4'), '0123456789');
  writeFileSync(path.join(folder, 'yard-800.1a2b.avif'), 'picture');
  writeFileSync(path.join(folder, '..', `${path.basename(folder)}.txt`), 'not served');
  const serve = servePictures(folder);
  server = createServer((request, response) => {
    serve(request, response, () => response.writeHead(404).end('next'));
  }).listen(0);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.txt`);
});

function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://localhost:${String(port)}${address}`, { headers });
}

it('a picture is served from the cache with its media type, and is immutable', async () => {
  const answer = await ask('/pictures/yard-800.1a2b.avif?1');
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'image/avif',
    'picture',
  ]);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

// Safari first requests two bytes, and plays no video of a server that sends the whole file.
it('a video is served in the requested ranges', async () => {
  const part = await ask('/pictures/yard.1a2b.mp4', { range: 'bytes=2-4' });
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
    206,
    'video/mp4',
    '234',
  ]);
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
  const beyond = await ask('/pictures/yard.1a2b.mp4', { range: 'bytes=10-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

it.each([
  '/pictures/other.jpg',
  '/pictures/',
  '/blogs',
  `/pictures/..%2F${'{folder}'}.txt`,
  `/pictures/%2e%2e/${'{folder}'}.txt`,
])('%s is left to the next middleware', async (address) => {
  const answer = await ask(address.replace('{folder}', path.basename(folder)));
  expect([answer.status, await answer.text()]).toEqual([404, 'next']);
});
