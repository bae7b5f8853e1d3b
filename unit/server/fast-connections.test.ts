import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { takeConnections } from '#server/fast-connections.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that answers /fast on the connection, and all else with the words of Node's server. */
async function serve({ keepAliveTimeout = 5_000, size = 4 } = {}) {
  const slow: string[] = [];
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    slow.push(`${request.method ?? ''} ${request.url ?? ''}`);
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => response.end(`slow ${body}`));
  });
  const body = Buffer.alloc(size, 'f');
  let fast = 0;
  const connections = takeConnections(server, {
    keepAliveTimeout,
    answer: ({ method, url }) => {
      if (url !== '/fast') return undefined;
      fast += 1;
      const fields = `Content-Length: ${String(size)}\r\n`;
      const same = { status: 200, fields, ...(method === 'GET' && { body }) } as const;
      return { same, id: `id-${String(fast)}` };
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    connections.close();
    server.closeAllConnections();
    server.close();
  });
  return { server, connections, slow, fast: () => fast, ...talk(server.address() as AddressInfo) };
}

/** A client that sends what it is told and keeps what comes. */
function talk({ port }: AddressInfo) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  let heard = '';
  let ended = false;
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString('latin1')));
  socket.on('end', () => (ended = true));
  socket.on('error', () => (ended = true));
  ends.push(() => socket.destroy());
  return {
    socket,
    ended: () => ended,
    say: (text: string) => socket.write(text),
    /** Everything heard, once it holds a text so often. */
    hears: async (text: string, times = 1): Promise<string> => {
      await expect.poll(() => heard.split(text).length - 1).toBe(times);
      return heard;
    },
  };
}

const get = (address: string, fields = '') =>
  `GET ${address} HTTP/1.1\r\nHost: site.example\r\n${fields}\r\n`;

it('answers plain requests one after another on the connection', async () => {
  const { say, hears, slow, fast } = await serve();
  say(get('/fast'));
  const first = await hears('ffff');
  expect(first).toMatch(
    /^HTTP\/1\.1 200 OK\r\nDate: \w{3}, .* GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\nx-request-id: id-1\r\nContent-Length: 4\r\n\r\nffff$/,
  );
  say(get('/fast').replace('GET', 'HEAD'));
  expect((await hears('Content-Length: 4\r\n\r\n', 2)).endsWith('\r\n\r\n')).toBe(true);
  say(get('/fast'));
  await hears('ffff', 2);
  expect(fast()).toBe(3);
  expect(slow).toEqual([]);
});

it('passes a connection to Node with the request that it does not answer, for good', async () => {
  const { say, hears, slow, fast } = await serve();
  say(get('/fast'));
  await hears('ffff');
  say('POST /form HTTP/1.1\r\nHost: site.example\r\nContent-Length: 10\r\n\r\nfirst');
  await expect.poll(() => slow).toEqual(['POST /form']);
  say(' half');
  await hears('slow first half');
  say(get('/fast'));
  await hears('slow ', 2);
  expect(slow).toEqual(['POST /form', 'GET /fast']);
  expect(fast()).toBe(1);
});

it('leaves requests that come together or in pieces to Node, in their order', async () => {
  const { say, hears, slow } = await serve();
  say(get('/fast') + get('/fast?2'));
  await hears('slow', 2);
  expect(slow).toEqual(['GET /fast', 'GET /fast?2']);
  const other = await serve();
  other.say('GET /fast HT');
  await new Promise((resolve) => setTimeout(resolve, 50));
  other.say('TP/1.1\r\nHost: a\r\n\r\n');
  await other.hears('slow');
});

it('has Node refuse what is no request', async () => {
  const { say, hears } = await serve();
  say('NONSENSE\r\n\r\n');
  await hears('HTTP/1.1 400 Bad Request');
});

it('does not pile up answers that nobody reads', async () => {
  const { socket, say, slow, fast } = await serve({ size: 16 * 1024 * 1024 });
  socket.pause();
  say(get('/fast'));
  await expect.poll(fast).toBe(1);
  say(get('/fast'));
  await expect.poll(() => slow).toEqual(['GET /fast']);
  expect(fast()).toBe(1);
});

it('closes a connection without a request, and one that the client has ended', async () => {
  const silent = await serve({ keepAliveTimeout: 1 });
  const start = performance.now();
  await expect.poll(silent.ended, { timeout: 4000 }).toBe(true);
  expect(performance.now() - start).toBeGreaterThan(900);
  const ended = await serve();
  ended.say(get('/fast'));
  await ended.hears('ffff');
  ended.socket.end();
  await expect.poll(ended.ended).toBe(true);
});

it('ends what waits when the server stops, after the answer under way', async () => {
  const { server, connections, say, hears, ended } = await serve();
  say(get('/fast'));
  await hears('ffff');
  const closed = once(server, 'close');
  server.close();
  connections.close();
  await closed;
  await expect.poll(ended).toBe(true);
});
