import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

import { freePort } from '../src/tools/free-port.ts';
import { expect, test } from './fixtures.ts';
import { providerEnvironment, type Site, startSite } from './site.ts';
import { callData, leadFields, readAction } from './submissions.ts';

// Each test starts three or four processes.
test.describe.configure({ timeout: 60_000 });

/** The longest a stop may take, in milliseconds. */
const longestStop = 10_000;

/** Processes that a server has started. */
function workersOf({ process: { pid } }: Site): number[] {
  const id = String(pid);
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Asks over a connection of its own, which goes to the next worker. */
const ask = (url: string) => fetch(url, { headers: { connection: 'close' } });

test('several processes answer on one port, and each line of the log tells which', async () => {
  const site = await startSite({ WORKERS: '2', LOG_LEVEL: 'info' });
  expect(site.output()).toContain('with 2 processes');
  expect(workersOf(site)).toHaveLength(2);
  for (let count = 0; count < 40; count += 1)
    expect((await ask(`${site.url}/about`)).status).toBe(200);
  for (const worker of [1, 2]) {
    await expect
      .poll(() => site.output())
      .toMatch(new RegExp(`"worker":${String(worker)},.*"path":"/about","status":200`));
  }
  await site.stop();
});

test('connections that come at once are divided among them', async () => {
  const site = await startSite({ WORKERS: '2', LOG_LEVEL: 'info' });
  const agent = new Agent({ keepAlive: true });
  const connections = 100;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const [answer] = (await once(get(`${site.url}/about`, { agent }), 'response')) as [
        IncomingMessage,
      ];
      expect(answer.resume().statusCode).toBe(200);
    }),
  );
  agent.destroy();
  await site.stop();
  for (const worker of [1, 2]) {
    const answered = site.output().split(`"worker":${String(worker)},"id"`).length - 1;
    // Half of them each, but for chance: less than a quarter does not come in a lifetime.
    expect(answered, `worker ${String(worker)}`).toBeGreaterThan(connections / 4);
  }
});

test('leads taken by several processes are counted together and delivered once', async ({
  provider,
}) => {
  const site = await startSite({
    ...providerEnvironment(provider),
    WORKERS: '2',
    LEADS_LIMIT: '6',
  });
  const { call } = await readAction(site, '/about');
  const run = crypto.randomUUID();
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const body = callData({ ...leadFields, name: `${run} ${String(index)}` });
      const answer = await fetch(site.url + call, {
        method: 'POST',
        body,
        headers: { connection: 'close' },
      });
      return answer.status;
    }),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  const names = () =>
    provider.received
      .map(({ body }) => body.fields[0]?.value ?? '')
      .filter((name) => name.startsWith(run));
  await expect.poll(() => names().length).toBe(6);
  await site.stop();
  expect(new Set(names()).size).toBe(6);
  expect(names()).toHaveLength(6);
});

test('their figures are added up', async () => {
  const site = await startSite({ WORKERS: '2', METRICS_PORT: '0' });
  const url = /Metrics on (\S+)/.exec(site.output())?.[1] ?? '';
  for (let count = 0; count < 10; count += 1) await ask(`${site.url}/about`);
  const text = await (await fetch(url)).text();
  const counted = text.match(/^http_requests_total\{.*\} (\d+)$/gm) ?? [];
  const sum = counted.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  expect(sum, text).toBe(10);
  await site.stop();
});

test('another worker takes the place of one that ends, and visitors are answered meanwhile', async () => {
  const site = await startSite({ WORKERS: '2' });
  const [first = 0, second = 0] = workersOf(site);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => site.output()).toContain('a worker ended; another takes its place');
  expect(site.output()).toContain('"reason":"SIGKILL"');
  expect((await ask(`${site.url}/about`)).status).toBe(200);
  await expect.poll(() => workersOf(site).length).toBe(2);
  expect(workersOf(site)).toContain(second);
  expect(await site.stop()).toBe(0);
});

test('a stop ends all of them in time, though a request never does', async () => {
  const site = await startSite({ WORKERS: '2' });
  const workers = workersOf(site);
  const { call } = await readAction(site, '/about');
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(9)),
  });
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    duplex: 'half',
  };
  const cut = fetch(site.url + call, request).catch((error: unknown) => error);
  const start = performance.now();
  expect(await site.stop('SIGTERM')).toBe(0);
  expect(performance.now() - start).toBeLessThan(longestStop);
  expect(workers.filter(isAlive)).toEqual([]);
  await cut;
});

test('the workers do not outlive who started them', async () => {
  const site = await startSite({ WORKERS: '2' });
  const workers = workersOf(site);
  await site.stop('SIGKILL');
  await expect.poll(() => workers.filter(isAlive)).toEqual([]);
});

test('a start that cannot succeed is told once and ends', async () => {
  const taken = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
  await expectTaken(port);
  taken.close();
});

test('a port that other workers share is taken', async () => {
  const site = await startSite({ WORKERS: '2' });
  await expectTaken(Number(new URL(site.url).port));
  await site.stop();
});

async function expectTaken(port: number): Promise<void> {
  const failure = await promisify(execFile)(process.execPath, ['src/tools/serve.ts'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', WORKERS: '2' },
  }).catch((error: unknown) => error as { code: number; stderr: string });
  expect(failure).toMatchObject({ code: 1 });
  expect(failure.stderr.match(/is taken by another program/g)).toHaveLength(1);
}

test('the request to the public address is known to whichever worker it meets', async () => {
  const port = String(await freePort());
  const site = await startSite({
    PORT: port,
    SITE_URL: `http://127.0.0.1:${port}`,
    WORKERS: '3',
    LOG_LEVEL: 'info',
  });
  await expect.poll(() => site.output()).toContain('leads here');
  await site.stop();
});
