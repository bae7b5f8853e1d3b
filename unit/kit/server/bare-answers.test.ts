import { once } from 'node:events';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterEach, expect, it } from 'vitest';

import { headerFaults } from '#e2e/support/header-table.ts';
import { refuseBrokenRequests } from '#kit/server/bare-answers.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** All that a server answers until it closes the connection. `after` is sent once the answer has begun. */
async function answerTo(
  sent: string,
  {
    after,
    listener = (_, response) => response.end('whole'),
    ...options
  }: ServerOptions & { after?: string; listener?: RequestListener } = {},
) {
  const server = createServer(options, listener);
  refuseBrokenRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  if (after !== undefined) socket.once('data', () => socket.write(after));
  return text(socket);
}

it.each([
  ['nonsense', 'NONSENSE\r\n\r\n', '400 Bad Request'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('refuses %s with the headers of every answer', async (_, sent, status) => {
  const answer = await answerTo(sent);
  const [line, ...fields] = answer.trimEnd().split('\r\n');
  expect(line).toBe(`HTTP/1.1 ${status}`);
  const headers = fields.map((field) => field.split(': ') as [string, string]);
  expect(await headerFaults(new Response(null, { headers }))).toEqual([]);
  expect(fields).toContain('Connection: close');
  expect(fields).toContain('Content-Length: 0');
});

it('refuses an incomplete request after its timeout', async () => {
  const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
  const answer = await answerTo('GET / HTTP/1.1\r\nHost: a\r\n', limits);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nStrict-Transport-Security: /);
});

const whole = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

it('refuses nonsense after a complete answer', async () => {
  const answer = await answerTo(whole, { after: 'NONSENSE\r\n\r\n' });
  expect(answer).toMatch(
    /^HTTP\/1\.1 200 OK[^]*\r\n\r\nwholeHTTP\/1\.1 400 Bad Request\r\nStrict-Transport-Security: /,
  );
});

it('writes nothing into an answer that is not complete', async () => {
  const answer = await answerTo(whole, {
    after: 'NONSENSE\r\n\r\n',
    listener: (_, response) => {
      response.writeHead(200, { 'Content-Length': 10 });
      response.write('half ');
    },
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\n\r\nhalf $/);
});
