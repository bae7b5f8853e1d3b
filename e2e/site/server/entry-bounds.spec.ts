import { expect, test } from '#e2e/support/fixtures.ts';
import { strangeFields } from '#e2e/support/strange-fields.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { exchange } from '#kit/testing/exchange.ts';
import { memoryOf, mostMemory } from '#kit/testing/memory.ts';
import { lastLocale } from '#kit/testing/sampled-locales.ts';
import type { Site } from '#kit/testing/site.ts';
import { callData, formData, leadFields, readAction } from '#kit/testing/submissions.ts';

import { post } from './posts.ts';

/** Bodies that abuse the format in which React encodes arguments of server functions: parts by name. */
const probes: [string, Record<string, string>][] = [
  ['a path to the Function constructor', { 0: '["$1:constructor:constructor","$K1"]', 1: '{}' }],
  ['a thenable chunk', { 0: '{"then":"$1:__proto__:then","status":"resolved_model"}', 1: '"$@0"' }],
  ['a __proto__ property', { 0: '[{"__proto__":{"x":1}},"$K1"]' }],
  [
    'a reference to a module of Node',
    { 0: '["$h1","$K1"]', 1: '{"id":"fs#readFileSync","bound":null}' },
  ],
  ['a made-up reference to a function', { 0: '["$h1"]', 1: '{"id":"x#submitLead","bound":null}' }],
  ['a deep reference', { 0: `["$1${':a'.repeat(10_000)}","$K1"]`, 1: '{}' }],
  ['typed arrays', { 0: '["$g1","$A1","$V1","$K1"]', 1: 'x' }],
  ['a stream', { 0: '["$R1","$K1"]', S1: 'x' }],
  ['an iterable of itself', { 0: '["$i1"]', 1: '"$i1"' }],
  ['maps of maps', { 0: '["$Q1"]', 1: '[["a","$Q2"]]', 2: '[["b","$Q1"]]' }],
  ['a long number', { 0: `["$n${'9'.repeat(50_000)}"]` }],
  ['a deep nest', { 0: `${'['.repeat(30_000)}${']'.repeat(30_000)}` }],
  ['many chunks', Object.fromEntries(chain(1000))],
  [
    'many fields',
    Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`_1_f${String(n)}`, ''])),
  ],
];

/** Chunks each of which refers to the next. */
function* chain(length: number): Generator<[string, string]> {
  for (let n = 0; n < length; n += 1) yield [String(n), `"$${(n + 1).toString(16)}"`];
}

for (const [name, parts] of probes) {
  test(`React’s decoder never sees ${name}`, async ({ site }) => {
    const { fields, call } = await readAction(site, '/about');
    const bound = Object.fromEntries(
      Object.entries(parts).map(([key, value]) => [`$ACTION_1:${key}`, value]),
    );
    const bodies: [string, FormData][] = [
      [call, formData(parts)],
      ['/about', formData({ ...fields, ...leadFields, ...bound })],
      ['/about', formData({ $ACTION_REF_1: '', ...bound })],
    ];
    for (const [address, body] of bodies) {
      const encoded = new Response(body);
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
      const bytes = await encoded.arrayBuffer();
      await expectCheap(site, async () => {
        const { status } = await post(site, address, { headers, body: bytes });
        expect([400, 404, 413], address).toContain(status);
      });
    }
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
}

/**
 * Expects that a request takes less time than twenty leads. Both are timed in turns, and the fastest of
 * each counts. There are up to ten rounds, because the machine may also be busy with other work.
 */
async function expectCheap(site: Site, act: () => Promise<void>): Promise<void> {
  const { call } = await readAction(site, '/about');
  const timeOf = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const sendLead = async () => (await post(site, call, { body: callData() })).text();
  let [requestTime, leadTime] = [Infinity, Infinity];
  for (let round = 0; round < 10 && requestTime >= 20 * leadTime; round += 1) {
    requestTime = Math.min(requestTime, await timeOf(act));
    leadTime = Math.min(leadTime, await timeOf(sendLead));
  }
  expect(requestTime, `milliseconds; a lead takes ${String(leadTime)}`).toBeLessThan(20 * leadTime);
}

/** Returns a body that is sent without a Content-Length. */
function chunked(body: Uint8Array): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(body);
      controller.close();
    },
  });
}

test('a body over 64 kB, or of unknown length, is refused at once', async ({ site }) => {
  const { call } = await readAction(site, '/about');
  const body = Buffer.alloc(1_000_000, 'x');
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const inits: [number, () => RequestInit][] = [
    [413, () => ({ body })],
    [411, () => ({ body: chunked(body), duplex: 'half' }) as RequestInit],
  ];
  for (const [status, init] of inits) {
    expect((await post(site, call, { headers, ...init() })).status).toBe(status);
  }
  const head = `POST ${call} HTTP/1.1\r\nHost: x.example\r\nContent-Type: multipart/form-data; boundary=x`;
  // The end of these requests never comes. A server that waited for it would answer 408.
  const announced = `${head}\r\nContent-Length: ${String(body.length)}\r\n\r\n`;
  expect((await exchange(site.url, announced)).statuses).toEqual([413]);
  const unending = `${head}\r\nTransfer-Encoding: chunked\r\n\r\n15f90\r\n${'x'.repeat(0x15f90)}`;
  expect((await exchange(site.url, unending)).statuses).toEqual([411]);
  const understated = `${head}\r\nContent-Length: 10\r\n\r\n${body.toString()}`;
  expect((await exchange(site.url, understated)).statuses).toEqual([400]);
});

test('an answer to a failed post without JavaScript repeats a field once', async ({ site }) => {
  const { fields } = await readAction(site, '/about');
  const send = async (message: string) => {
    const body = formData({ ...fields, ...leadFields, email: 'wrong', message });
    return (await post(site, '/about', { body })).text();
  };
  const word = 'Zwölf Kräne ';
  const times = 1000;
  const html = await send(word.repeat(times));
  expect(html.split(word).length - 1).toBe(times);
  // Each quotation mark becomes `&quot;`, and is not repeated elsewhere.
  const quotes = (await send('"'.repeat(60_000))).length - (await send('')).length;
  expect(quotes).toBeLessThan(60_000 * '&quot;'.length + 2000);
});

test('a body that comes too slowly is answered with a page that says so', async ({ site }) => {
  const head = `POST ${localizePath('/about', lastLocale)} HTTP/1.1\r\nHost: x.example\r\nContent-Length: 1000`;
  const type = 'Content-Type: multipart/form-data; boundary=x';
  const { statuses, text } = await exchange(site.url, `${head}\r\n${type}\r\n\r\n--x\r\n`);
  expect(statuses).toEqual([408]);
  expect(text).toContain(say(lastLocale, 'The connection was too slow'));
});

test('whatever field names and sizes are posted, the answer is cheap, no server error, and memory stays bounded', async ({
  site,
}) => {
  const { fields, call } = await readAction(site, '/about');
  for (let seed = 1; seed <= 60; seed += 1) {
    const strange = strangeFields(seed);
    const native = formData({ ...fields, ...leadFields });
    const called = callData(leadFields, '[null,"$K1"]');
    for (const [name, value] of strange) {
      native.append(name, value);
      called.append(`_1_${name}`, value);
    }
    for (const [address, body] of [
      ['/about', native],
      [call, called],
    ] as const) {
      await expectCheap(site, async () => {
        const { status } = await post(site, address, { body });
        expect(status, `${address}, ${String(seed)}`).toBeLessThan(500);
      });
    }
  }
  // Not `toBeLessThan`: the memory is NaN on systems without /proc.
  expect(memoryOf(site.process)).not.toBeGreaterThan(mostMemory);
});

test('a message that looks like the page’s own scripts is escaped, and nothing of it is removed', async ({
  site,
}) => {
  const { fields } = await readAction(site, '/about');
  const send = async (message: string) =>
    (
      await post(site, '/about', {
        body: formData({ ...fields, ...leadFields, email: 'wrong', message }),
      })
    ).text();
  const text = 'globalThis.__WAKU_PREFETCHED__ = {}; </script><script>__WAKU_ROUTER_PREFETCH__';
  const plain = 'x'.repeat(text.length);
  const escaped = (await send(text)).length - (await send(plain)).length;
  // Escaping adds characters; removing would take some away.
  expect(escaped).toBeGreaterThanOrEqual(0);
  expect(escaped).toBeLessThan(500);
});
