import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { createAnswerWriter } from '#server/answer-writer.ts';
import type { SameAnswer } from '#server/fast-files.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Connections: the server's end of each, and what its client has heard. */
async function connections(count: number) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pairs: { server: Socket; client: Socket; heard: () => string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const client = connect({ port, host: '127.0.0.1' });
    await expect.poll(() => sockets.length).toBe(index + 1);
    const pieces: Buffer[] = [];
    client.on('data', (bytes: Buffer) => pieces.push(bytes));
    ends.push(() => client.destroy());
    const heard = () => Buffer.concat(pieces).toString('latin1');
    pairs.push({ server: sockets[index]!, client, heard });
  }
  ends.push(() => server.close());
  return pairs;
}

const answerOf = (size: number, letter = 'b'): SameAnswer => ({
  status: 200,
  fields: `content-length: ${String(size)}\r\n`,
  body: Buffer.alloc(size, letter),
});

/** Whether text is one answer and nothing else; told of its opening alone, as bodies are long. */
function expectAnswer(text: string, id: string, { body, fields }: SameAnswer): void {
  const end = text.indexOf('\r\n\r\n') + 4;
  expect(text.slice(0, end).replace(/Date: \w{3}, [^\r]* GMT/, 'Date: now')).toBe(
    `HTTP/1.1 200 OK\r\nDate: now\r\nConnection: keep-alive\r\nKeep-Alive: timeout=7\r\nx-request-id: ${id}\r\n${fields}\r\n`,
  );
  expect(text.slice(end) === body?.toString()).toBe(true);
}

it.each([0, 4, 32 * 1024, 32 * 1024 + 1, 1024 * 1024])(
  'writes an answer of %i bytes whole, each time with the id of its request',
  async (size) => {
    const write = createAnswerWriter({ keepAliveTimeout: 7_900 });
    const same = answerOf(size);
    for (const id of ['short-id', crypto.randomUUID(), 'x'.repeat(64)]) {
      const [pair] = await connections(1);
      write(pair!.server, { same, id });
      pair!.server.end();
      await once(pair!.client, 'end');
      expectAnswer(pair!.heard(), id, same);
    }
  },
);

it('writes answers without a body', async () => {
  const write = createAnswerWriter({ keepAliveTimeout: 7_000 });
  const [pair] = await connections(1);
  write(pair!.server, { same: { status: 304, fields: 'etag: "a"\r\n' }, id: 'some-id' });
  pair!.server.end();
  await once(pair!.client, 'end');
  expect(pair!.heard()).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n.*\r\netag: "a"\r\n\r\n$/s);
});

it('leaves bytes that wait for a slow client as they are', async () => {
  const write = createAnswerWriter({ keepAliveTimeout: 7_000 });
  const same = answerOf(1000);
  const [slow, other] = await connections(2);
  slow!.client.pause();
  // What the system takes without a reader, and more.
  slow!.server.write(Buffer.alloc(16 * 1024 * 1024, '-'));
  await expect.poll(() => slow!.server.writableLength).toBeGreaterThan(0);
  write(slow!.server, { same, id: 'of-the-slow' });
  write(other!.server, { same, id: 'of-the-other' });
  await expect.poll(() => other!.heard().length).toBeGreaterThan(1000);
  expectAnswer(other!.heard(), 'of-the-other', same);
  slow!.client.resume();
  slow!.server.end();
  await once(slow!.client, 'end');
  expectAnswer(slow!.heard().replace(/^-+/, ''), 'of-the-slow', same);
});

it('writes more different answers than it keeps', async () => {
  const write = createAnswerWriter({ keepAliveTimeout: 7_000 });
  const answers = Array.from({ length: 300 }, (_, index) => answerOf(10, String(index % 10)));
  const [pair] = await connections(1);
  for (const round of [1, 2]) {
    for (const same of answers) write(pair!.server, { same, id: `round-${String(round)}` });
  }
  pair!.server.end();
  await once(pair!.client, 'end');
  const bodies = [...pair!.heard().matchAll(/\r\n\r\n(\d{10})/g)].map(([, body]) => body);
  expect(bodies).toEqual([...answers, ...answers].map(({ body }) => body?.toString()));
});
