import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { memoryOf } from '../../testing/process-tree.ts';
import type { Site } from '../../testing/site.ts';
import { callData, formData, leadFields, readAction } from '../../testing/submissions.ts';
import { strangeFields } from './strange-fields.ts';

export interface Attack {
  /** The slowest answer of `/healthz` meanwhile; milliseconds. */
  slowest: number;
  /** The most memory meanwhile; bytes. */
  peak: number;
  /** Open descriptors more than before, once all clients are gone. */
  descriptors: number;
  /** Posts that were answered with 500 or more, or not at all. */
  wrong: string[];
}

/** On the disk, in memory, rendered, and nothing. */
const addresses = ['/sitemap.xml', '/about', '/healthz', '/nowhere'];
/** Between two requests, or who watches would wait for his own attack. Milliseconds. */
const pause = 20;
const get = (address: string, count: number) =>
  `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(count);

/**
 * Attacks a server for some time with posted names and sizes, with HEAD, and with clients that
 * ask without reading, few times or thousands of times, and watches what others notice of it.
 */
export async function attack(site: Site, seconds: number): Promise<Attack> {
  const pid = site.process.pid ?? 0;
  const descriptors = () => readdirSync(`/proc/${String(pid)}/fd`).length;
  const { fields, call } = await readAction(site, '/about');
  for (const address of addresses) await (await fetch(site.url + address)).text();
  await wait(500);
  const before = descriptors();
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;
  const wrong: string[] = [];
  let slowest = 0;
  let peak = 0;

  await Promise.all([watch(), post(0), post(1), head(), ask(3000, 2000), ask(60, 12_000)]);
  // Those that stall are cut after a while.
  const patience = performance.now() + 30_000;
  while (descriptors() > before + 8 && performance.now() < patience) await wait(500);
  return { slowest, peak, descriptors: descriptors() - before, wrong };

  async function watch() {
    while (!isOver()) {
      const start = performance.now();
      await (await fetch(`${site.url}/healthz`)).text();
      slowest = Math.max(slowest, performance.now() - start);
      peak = Math.max(peak, memoryOf(pid));
      await wait(50);
    }
  }

  async function post(series: number) {
    for (let seed = series; !isOver(); seed += 2) {
      const isCall = seed % 4 < 2;
      const data = isCall
        ? callData(leadFields, '[null,"$K1"]')
        : formData({ ...fields, ...leadFields });
      for (const [name, value] of strangeFields(seed)) {
        data.append(isCall ? `_1_${name}` : name, value);
      }
      const status = await fetch(site.url + (isCall ? call : '/about'), {
        method: 'POST',
        body: data,
      }).then(
        async (answer) => (await answer.text(), answer.status),
        () => 0,
      );
      if (status === 0 || status >= 500) wrong.push(`${String(status)} for ${String(seed)}`);
      await wait(pause);
    }
  }

  async function head() {
    const headers = { 'accept-encoding': 'identity' };
    while (!isOver()) {
      for (const address of addresses) {
        await fetch(site.url + address, { method: 'HEAD', headers });
      }
      await wait(pause);
    }
  }

  /** Twenty connections at a time. */
  async function ask(count: number, time: number) {
    const { hostname, port } = new URL(site.url);
    while (!isOver()) {
      const sockets = Array.from({ length: 20 }, (_, index) => {
        const socket = connect(Number(port), hostname).pause();
        socket.on('error', () => undefined);
        socket.write(get(addresses[index % addresses.length] ?? '', count));
        return socket;
      });
      await wait(Math.min(time, Math.max(0, end - performance.now())));
      for (const socket of sockets) socket.destroy();
    }
  }
}
