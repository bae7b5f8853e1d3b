import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from '#e2e/support/fixtures.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { attacksOn, runAttack } from '#kit/measure/load/attacks.ts';
import { exchange } from '#kit/testing/exchange.ts';
import { memoryOf, mostMemory } from '#kit/testing/memory.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';
import { type Site, startSite } from '#kit/testing/site.ts';

const openDescriptors = (site: Site) => readdirSync(`/proc/${String(site.process.pid)}/fd`).length;

const request = 'GET /about HTTP/1.1\r\nHost: site.example\r\n';
const post = 'POST /about HTTP/1.1\r\nHost: site.example\r\nContent-Type: multipart/form-data';

/** Requests of clients that never finish: the text sent at once, and what follows it every 500 ms. */
const unfinished: Record<string, readonly [text: string, drip?: string]> = {
  'says nothing': [''],
  'stops in its first line': ['GET /about'],
  'stops in its headers': [`${request}X-Half: `],
  'never ends its headers': [request, 'X-Slow: a\r\n'],
  'stops in its body': [`${post}; boundary=x\r\nContent-Length: 5000\r\n\r\n--x`],
  'drips its body': [`${post}; boundary=x\r\nContent-Length: 50000\r\n\r\n--x`, 'a'],
  'asks once and stays': [`${request}\r\n`],
};

/**
 * Milliseconds within which the server must close a connection. Several times its own limits, because
 * it shares the machine with other tests.
 */
const patience = 60_000;

/** Returns the milliseconds until the server closes the connection. */
async function timeToClose(site: Site, text: string, drip?: string): Promise<number> {
  const { time } = await exchange(site.url, text, {
    answers: 2,
    patience,
    ...(drip && { drip: { text: drip, interval: 500 } }),
  });
  return time;
}

test('unfinished requests are cut off, and other requests are answered meanwhile', async ({
  site,
}) => {
  const all = Object.entries(unfinished).flatMap(([name, parts]) =>
    Array.from({ length: 8 }, () =>
      timeToClose(site, ...parts).then((time) => [name, time] as const),
    ),
  );
  let isFirstCut = false;
  void Promise.race(all).then(() => (isFirstCut = true));
  // A request that waited for an unfinished one would be answered after the first is cut off. All four
  // are sent at once: one after the other, a busy machine might need until then.
  const others = ['/about', '/healthz', '/about', '/healthz'].map(async (address) => {
    expect((await fetch(site.url + address)).status, address).toBe(200);
  });
  await Promise.all(others);
  expect(isFirstCut).toBe(false);
  for (const [name, time] of await Promise.all(all)) {
    expect(time, `a client that ${name}`).toBeLessThan(patience);
  }
});

test('a client that sends requests without reading answers occupies one answer, and is cut off', async () => {
  const site = await startSite();
  const { hostname, port } = new URL(site.url);
  const addresses = ['/sitemap.xml', '/about', '/nowhere'];
  for (const address of addresses) await (await fetch(site.url + address)).text();
  const descriptors = openDescriptors(site);
  const ask = (count: number) => {
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined);
    for (const address of addresses) {
      socket.write(
        `GET ${address} HTTP/1.1\r\nHost: site.example\r\n\r\n`.repeat(count / addresses.length),
      );
    }
    // A paused socket does not notice that the server has closed the connection; writing to it does.
    const probe = setInterval(() => socket.write(' '), 500);
    return new Promise<void>((resolve) =>
      socket.once('close', () => {
        clearInterval(probe);
        resolve();
      }),
    );
  };
  // Clients with 3000 requests are cut off at once, those with 3 when they have read nothing for a while.
  const closed = [3000, 3].flatMap((count) => Array.from({ length: 20 }, () => ask(count)));
  let isOneOpen = true;
  void Promise.all(closed).then(() => (isOneOpen = false));
  while (isOneOpen) {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    // The answers to all requests would be gigabytes. The bound allows for the usual growth of Node's heap.
    expect(memoryOf(site.process)).toBeLessThan(mostMemory);
    await wait(50);
  }
  await Promise.all(closed);
  // Connections of this test may still be open.
  await expect.poll(() => openDescriptors(site)).toBeLessThan(descriptors + 5);
  await site.stop();
});

test('no attack ends the process, and each is answered as it should be', async () => {
  // On a busy machine each may take half a minute.
  test.setTimeout(300_000);
  const site = await startSite();
  for (const attack of await attacksOn(site)) {
    const { slowestHealth, statuses } = await runAttack(site, attack, {
      connections: 80,
      seconds: 0,
    });
    expect(site.process.exitCode, attack.name).toBeNull();
    expect(slowestHealth, attack.name).toBeLessThan(Infinity);
    expect(memoryOf(site.process), attack.name).not.toBeGreaterThan(mostMemory);
    expect(attack.expected, attack.name).toEqual(expect.arrayContaining([...statuses.keys()]));
  }
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect(site.output()).not.toMatch(/"level":[56]0/);
  expect(await site.stop()).toBe(0);
});

test('of many failing posts at once some are answered, a few at a time, and the rest are refused with 503', async () => {
  // On a busy machine it may take minutes to answer those that wait.
  test.setTimeout(300_000);
  const site = await startSite();
  const attacks = await attacksOn(site, localizePath('/about', otherLocale));
  const { bytes = '' } = attacks.find(({ name }) => name === 'failing posts') ?? {};
  const sent = async (post: string) => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => exchange(site.url, post, { patience: 100_000 })),
    );
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const ofStatus = (wanted: number | undefined) =>
      answers.filter(({ statuses }) => statuses[0] === wanted);
    const refused = ofStatus(503);
    // On a busy machine a body may come too slowly: its connection is closed, with or without an answer.
    const late = [408, undefined].flatMap(ofStatus);
    expect(refused.length + ofStatus(200).length + late.length).toBe(answers.length);
    // At least as many as the queue holds (`pageLimits` in src/kit/server/application.ts) are answered.
    expect(ofStatus(200).length).toBeGreaterThanOrEqual(32);
    return refused;
  };
  // Bodies of the greatest length, and short ones, which come quickly even on a busy machine.
  const refused = [...(await sent(bytes)), ...(await sent(withShortMessage(bytes)))];
  expect(refused.length).toBeGreaterThan(0);
  for (const { text } of refused) {
    expect(text).toMatch(/^retry-after: 10\r$/im);
    expect(text).toContain(say(otherLocale, 'Too many people are writing to us at this moment'));
  }
  expect(await site.stop()).toBe(0);
});

/** The same post with one quotation mark as its message. */
function withShortMessage(post: string): string {
  const short = post.replace(/"{100,}/, '"');
  const length = short.slice(short.indexOf('\r\n\r\n') + 4).length;
  return short.replace(/Content-Length: \d+/, `Content-Length: ${String(length)}`);
}

test('no kind of request leaves a file open', async () => {
  const site = await startSite();
  const addresses = ['/sitemap.xml', '/about', '/nowhere', '/social/about.png'];
  const ask = async (init: RequestInit) => {
    for (const address of addresses) await (await fetch(site.url + address, init)).text();
  };
  await ask({});
  const before = openDescriptors(site);
  for (let round = 0; round < 50; round += 1) {
    await ask({ method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    await ask({ headers: { range: 'bytes=99999999-' } });
    await ask({ headers: { 'if-none-match': '*' } });
  }
  // Connections of this test may still be open.
  await expect.poll(() => openDescriptors(site)).toBeLessThan(before + 5);
  await site.stop();
});
