import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { delayFilesUntil } from '#kit/server/waiting.ts';

it('answers files once the build is complete, and pages, payloads and posts at once', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const waiting = delayFilesUntil(finished);
  let isComplete = false;
  const server = createServer((request, response) =>
    waiting(request, () => response.end(isComplete ? 'complete' : 'early')),
  );
  // Shorter than the build: a request that waits must not be ended like one of a client that does not read.
  server.setTimeout(500);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (address: string, method = 'GET') =>
    (
      await fetch(`http://127.0.0.1:${String(port)}${address}`, {
        method,
        headers: { connection: 'close' },
      })
    ).text();

  const late = ask('/social/about.png?v=1');
  expect(await ask('/about')).toBe('early');
  expect(await ask('/RSC/R/about.txt')).toBe('early');
  expect(await ask('/RSC/F/000000000000/send.txt', 'POST')).toBe('early');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  isComplete = true;
  finish();
  expect(await late).toBe('complete');
  expect(await ask('/icon.png')).toBe('complete');
  server.closeAllConnections();
  server.close();
});

it('delays nothing if the build is complete', () => {
  const answered: string[] = [];
  const request = { method: 'GET', url: '/icon.png' } as Parameters<
    ReturnType<typeof delayFilesUntil>
  >[0];
  delayFilesUntil()(request, () => answered.push('at once'));
  expect(answered).toEqual(['at once']);
});
