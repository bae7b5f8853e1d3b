import { connect } from 'node:net';

import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

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
function timeToClose(site: Site, text: string): Promise<number> {
  const { hostname, port } = new URL(site.url);
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(performance.now() - start));
  });
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
