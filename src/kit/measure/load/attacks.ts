import { setTimeout as wait } from 'node:timers/promises';

import { maxBodyBytes } from '#kit/server/posted-body.ts';
import { site as definition } from '#kit/site/definition.ts';
import { exchange } from '#kit/testing/exchange.ts';
import type { Site } from '#kit/testing/site.ts';
import { leadFields, readAction } from '#kit/testing/submissions.ts';

/**
 * A denial-of-service attack: requests over many connections that try to block the server or fill its
 * memory.
 */
export interface Attack {
  name: string;
  /** What is sent over each connection. */
  bytes: string;
  /** Statuses that are correct responses. A connection that exceeds a limit may also close without one. */
  expected: readonly number[];
}

export interface AttackResult {
  /** Milliseconds of the slowest response of `/healthz` during the attack; Infinity if a request failed. */
  slowestHealth: number;
  /** How often each status came back. */
  statuses: ReadonlyMap<number, number>;
}

/** Returns the head of a request. `start` is its method and target. */
const head = (start: string, ...fields: string[]) =>
  [`${start} HTTP/1.1`, 'Host: 127.0.0.1', ...fields, '', ''].join('\r\n');
const multipart = 'Content-Type: multipart/form-data; boundary=x';
const chunked = 'Transfer-Encoding: chunked';
/**
 * A body of one-byte chunks, without an end. The number of chunks exceeds `maxChunks`. Their data alone is smaller than
 * `maxBodyBytes` (posted-body.ts).
 */
const oneByteChunks = '1\r\na\r\n'.repeat(maxBodyBytes - 500);
/** A long header field. The head that contains it is smaller than `maxHeaderSize` (16 kB, http-server.ts). */
const filler = `X-Filler: ${'x'.repeat(15_000)}`;
/** A body far beyond `maxBodyBytes` (64 kB). */
const longBody = 'x'.repeat(900_000);

/** Returns the attacks, most of them on a page that has a form. */
export async function attacksOn(
  site: Site,
  page: string = definition.trial.path,
): Promise<readonly Attack[]> {
  const { fields } = await readAction(site, page);
  // The body is smaller than `maxBodyBytes`, so the server reads it. The server responds with a page that repeats the
  // message, in which each quotation mark takes six bytes (`&quot;`).
  const invalidPost = multipartBody({
    ...fields,
    ...leadFields,
    email: 'wrong',
    message: '"'.repeat(60_000),
  });
  const postHead = (length: number) =>
    head(`POST ${page}`, multipart, `Content-Length: ${String(length)}`);
  return [
    {
      name: 'posts of one-byte chunks',
      bytes: head(`POST ${page}`, multipart, chunked) + oneByteChunks,
      expected: [411],
    },
    {
      name: 'posts of one-byte chunks to nowhere',
      bytes: head('POST /nowhere', chunked) + oneByteChunks,
      expected: [404],
    },
    {
      name: 'posts of one-byte chunks from another site',
      bytes:
        head(`POST ${page}`, multipart, chunked, 'Origin: https://evil.example') + oneByteChunks,
      expected: [403],
    },
    {
      name: 'requests for a page with one-byte chunks',
      bytes: head(`GET ${page}`, chunked) + oneByteChunks,
      expected: [200],
    },
    {
      name: 'requests for nothing with a body',
      bytes: head('GET /nowhere', `Content-Length: ${String(longBody.length)}`) + longBody,
      expected: [404],
    },
    { name: 'long bodies', bytes: postHead(longBody.length) + longBody, expected: [413] },
    {
      // Far more pipelined requests than `maxPipelined` (3, http-server.ts). The heads of 200 connections have 270 MB
      // in all, far more than `maxPipelinedBytes` (8 MB).
      name: 'requests with large heads, one behind the other',
      bytes: head(`GET ${page}`, filler).repeat(90),
      expected: [200],
    },
    {
      // Exceeds `maxPipelined` by many small requests.
      name: 'requests with next to no head, one behind the other',
      bytes: head('GET /').repeat(3000),
      expected: [200],
    },
    {
      // Far more fields than `maxHeaderCount` (100, malformed.ts). The head has 15 kB, which is below `maxHeaderSize`.
      name: 'requests of many headers',
      bytes: head(`GET ${page}`, ...Array.from({ length: 2500 }, () => 'a: b')),
      expected: [431],
    },
    {
      name: 'addresses of files behind pages',
      bytes: head(`GET ${page}/index.html`, filler),
      expected: [308],
    },
    {
      // Status 200 is the page with the errors. Status 503 follows when more posts wait than `pageLimits` allows
      // (application.ts).
      name: 'failing posts',
      bytes: postHead(invalidPost.length) + invalidPost,
      expected: [200, 503],
    },
  ];
}

/** Returns fields as the body of a multipart post. */
function multipartBody(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
}

/**
 * Repeats an attack over all connections for a number of seconds, at least once, and requests `/healthz` meanwhile.
 */
export async function runAttack(
  site: Site,
  { bytes }: Attack,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<AttackResult> {
  const end = performance.now() + seconds * 1000;
  const statuses = new Map<number, number>();
  let isAttacking = true;
  const attack = Promise.all(
    Array.from({ length: connections }, async () => {
      do {
        const answer = await exchange(site.url, bytes, { patience: 5000 });
        for (const status of answer.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      } while (performance.now() < end);
    }),
  ).finally(() => (isAttacking = false));
  let slowestHealth = 0;
  while (isAttacking) {
    const start = performance.now();
    const isHealthy = await fetch(`${site.url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    slowestHealth = Math.max(slowestHealth, isHealthy ? performance.now() - start : Infinity);
    await wait(50);
  }
  await attack;
  return { slowestHealth, statuses };
}
