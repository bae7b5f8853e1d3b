import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { exchange } from '../../src/testing/exchange.ts';
import { memoryOf } from '../../src/testing/process-tree.ts';
import { type Site, startSite } from '../../src/testing/site.ts';
import { expect, test } from '../support/fixtures.ts';

const request = 'GET /about HTTP/1.1\r\nHost: site.example\r\n';
const post = 'POST /about HTTP/1.1\r\nHost: site.example\r\nContent-Type: multipart/form-data';

const halves = {
  'says nothing': '',
  'stops in its first line': 'GET /about',
  'stops in its headers': `${request}X-Half: `,
  'stops in its body': `${post}; boundary=x\r\nContent-Length: 5000\r\n\r\n--x`,
  'stops in a chunk': `${post}; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n--x`,
  'asks once and stays': `${request}\r\n`,
};

/** Milliseconds until the server hangs up. */
async function timeToClose(site: Site, text: string): Promise<number> {
  return (await exchange(site.url, text, { answers: 2, patience: 30_000 })).time;
}

test('half a request is cut within twelve seconds, and others are not kept waiting', async ({
  site,
}) => {
  const all = Object.entries(halves).flatMap(([name, text]) =>
    Array.from({ length: 8 }, () => timeToClose(site, text).then((time) => [name, time] as const)),
  );
  const times: number[] = [];
  let open = true;
  void Promise.all(all).then(() => (open = false));
  while (open) {
    const start = performance.now();
    await (await fetch(`${site.url}/about`)).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  for (const [name, time] of await Promise.all(all)) {
    expect(time, `a client that ${name}`).toBeLessThan(12_000);
  }
  times.sort((a, b) => a - b);
  expect(times.length).toBeGreaterThan(10);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(200);
});

test('a client that asks without reading holds one answer, and is cut', async () => {
  test.setTimeout(60_000);
  const site = await startSite();
  const { hostname, port } = new URL(site.url);
  const start = performance.now();
  const ask = (count: number) => {
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined);
    for (const address of ['/sitemap.xml', '/about', '/nowhere']) {
      socket.write(`GET ${address} HTTP/1.1\r\nHost: site.example\r\n\r\n`.repeat(count / 3));
    }
    // Its end would be seen by reading alone: what is written meets a connection that is gone.
    const probe = setInterval(() => socket.write(' '), 500);
    return new Promise<number>((resolve) =>
      socket.once('close', () => {
        clearInterval(probe);
        resolve(performance.now() - start);
      }),
    );
  };
  // The former are cut at once, the latter when they have taken nothing for a while.
  const cut = [3000, 60].flatMap((count) => Array.from({ length: 20 }, () => ask(count)));
  await wait(3000);
  // Kept answers to all of these would be gigabytes; what Node's heap grows by is its own affair.
  expect(memoryOf(site.process.pid ?? 0)).toBeLessThan(400 * 2 ** 20);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(Math.max(...(await Promise.all(cut)))).toBeLessThan(25_000);
  await site.stop();
});

test('whatever is asked of files, none stays open', async () => {
  const site = await startSite();
  const open = () => readdirSync(`/proc/${String(site.process.pid)}/fd`).length;
  const addresses = ['/sitemap.xml', '/about', '/nowhere', '/social/about.png'];
  const ask = async (init: RequestInit) => {
    for (const address of addresses) await (await fetch(site.url + address, init)).text();
  };
  await ask({});
  const before = open();
  for (let round = 0; round < 50; round += 1) {
    await ask({ method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    await ask({ headers: { range: 'bytes=99999999-' } });
    await ask({ headers: { 'if-none-match': '*' } });
  }
  // A connection or two of ours.
  await expect.poll(open).toBeLessThan(before + 5);
  await site.stop();
});
