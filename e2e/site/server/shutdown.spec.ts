import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { content } from '#content/index.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { lastLocale } from '#kit/testing/sampled-locales.ts';
import { startSite } from '#kit/testing/site.ts';
import { hiddenFields } from '#kit/testing/submissions.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

const written = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contact: '98 765 43210',
  company: 'Analytical Engines',
  message: 'By Friday.',
};

/** Milliseconds in which the server surely has received the first half of a submit. */
const timeToReceive = 200;

/**
 * Posts the first half of a footer form, as over a slow connection. `finish` sends the second half and
 * returns the answer.
 */
async function startSubmit(url: string) {
  const page = await (await fetch(`${url}${localizePath('/about', lastLocale)}`)).text();
  const form = new FormData();
  const fields = { ...hiddenFields(page, 'footer'), ...written };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const request = httpRequest(`${url}${localizePath('/about', lastLocale)}`, {
    method: 'POST',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
      origin: url,
    },
  });
  request.write(body.subarray(0, body.length / 2));
  return {
    request,
    async finish() {
      request.end(body.subarray(body.length / 2));
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      return { status: response.statusCode, body: await text(response) };
    },
  };
}

test('SIGTERM in mid-submit: the visitor is answered, the lead is stored, new visitors are refused', async () => {
  const site = await startSite();
  const submit = await startSubmit(site.url);
  await wait(timeToReceive);
  const ended = site.stop('SIGTERM');
  await expect.poll(() => fetch(site.url).catch(() => 'refused')).toBe('refused');
  const answer = await submit.finish();
  expect(answer.status).toBe(200);
  expect(answer.body).toContain(content.page(lastLocale, 'company').sent);
  expect(await ended).toBe(0);

  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/kit/leads/cli/main.ts', 'list'],
    {
      env: { ...process.env, LEADS_DB: site.database },
    },
  );
  // The list has the lead once.
  expect(stdout.split(localizePath('/about', lastLocale))).toHaveLength(2);
});

test('a signal that comes again changes nothing: half-sent posts are still answered', async () => {
  const site = await startSite();
  const submits = await Promise.all(Array.from({ length: 20 }, () => startSubmit(site.url)));
  await wait(timeToReceive);
  const ended = site.stop('SIGTERM');
  await expect.poll(() => fetch(site.url).catch(() => 'refused')).toBe('refused');
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) site.process.kill(signal);
  const answers = await Promise.all(submits.map((submit) => submit.finish()));
  expect(answers.map(({ status }) => status)).toEqual(submits.map(() => 200));
  expect(await ended).toBe(0);
});

for (const script of ['serve', 'start']) {
  test(`a SIGTERM to "npm run ${script}" ends the server with it`, async () => {
    test.setTimeout(180_000);
    const npm = spawn('npm', ['run', script], {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        LEADS_DB: path.join(temporaryFolder('npm'), 'leads.db'),
      },
    });
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const address = () => /Serving on (\S+)/.exec(output)?.[1];
    await expect.poll(address, { timeout: 150_000 }).toBeDefined();
    const url = address() ?? '';
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect
      .poll(() => fetch(`${url}/healthz`).catch(() => 'refused'), { timeout: 15_000 })
      .toBe('refused');
  });
}

test('a request that never ends does not keep the server from stopping', async () => {
  const site = await startSite();
  const submit = await startSubmit(site.url);
  submit.request.on('error', () => undefined);
  await wait(timeToReceive);
  expect(await site.stop('SIGTERM')).toBe(0);
});

test('a start that waits for its database is ended by SIGTERM', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const asked = once(silent, 'connection');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const child = spawn(process.execPath, ['src/kit/server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: `postgres://site:secret@127.0.0.1:${String(port)}/leads`,
    },
  });
  const ended = once(child, 'exit');
  const [connection] = (await asked) as [Socket];
  connection.on('error', () => undefined);
  child.kill('SIGTERM');
  // An exit by the handler of the signal. Without the handler the signal itself would end the process
  // here, and would be ignored in a container.
  expect(await ended).toEqual([0, null]);
  silent.close();
  connection.destroy();
});
