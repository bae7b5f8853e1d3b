import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readDockerfile } from '#e2e/support/dockerfile.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';
import { hiddenFields } from '#kit/testing/submissions.ts';

const lead = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contact: '98 765 43210',
  company: 'Analytical Engines',
  message: 'By Friday.',
};

test('the files of the container image start without any others, answer requests, are healthy and store leads', async () => {
  const [build, runtime] = readDockerfile(readFileSync('Dockerfile', 'utf8'));
  const argumentsOf = (keyword: string) =>
    (runtime?.instructions ?? [])
      .filter((instruction) => instruction.keyword === keyword)
      .map(({ rest }) => rest);

  // The build stage ends with these commands. Only the second is run: the build exists already.
  expect(build?.instructions.at(-1)?.rest).toBe('npm run build && npm run bundle');
  expect(spawnSync(process.execPath, ['src/kit/build/bundle.ts']).status).toBe(0);
  const image = mkdtempSync(path.join(tmpdir(), 'image-'));
  const [copied = ''] = argumentsOf('COPY');
  const [, from = '', to = ''] = /^--from=build \/site\/(\S+) (\S+)$/.exec(copied) ?? [];
  cpSync(from, path.join(image, to), { recursive: true });
  expect(readdirSync(image)).toEqual(['dist']);

  const variables = new Map(argumentsOf('ENV').map((text) => text.split('=') as [string, string]));
  const data = path.join(image, 'data');
  const env = {
    ...Object.fromEntries(variables),
    LEADS_DB: variables.get('LEADS_DB')?.replace(/^\/data/, data),
    PORT: '0',
    LEADS_MIN_SECONDS: '0',
    // No module may be found outside of the folder.
    NODE_PATH: '',
  };
  const [command, ...program] = JSON.parse(argumentsOf('CMD')[0] ?? '[]') as string[];
  expect(command).toBe('node');
  const child = spawn(process.execPath, program, { cwd: image, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await expect.poll(() => output).toMatch(/Serving on \S+/);
  const url = /Serving on (\S+)/.exec(output)?.[1] ?? '';
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const page = await fetch(`${url}${localizePath('/about', otherLocale)}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(existsSync(path.join(data, 'leads.db'))).toBe(true);

  // The answer to a native post is rendered by the server, from the content in the image.
  const pageUrl = `${url}${localizePath('/privacy', otherLocale)}`;
  const html = await (await fetch(pageUrl)).text();
  const form = new FormData();
  const fields = { ...hiddenFields(html, 'footer'), ...lead };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = await fetch(pageUrl, { method: 'POST', body: form, headers: { origin: url } });
  expect(sent.status).toBe(200);
  const heading = /<h1[^>]*>.+?<\/h1>/.exec(html)?.[0] ?? 'no heading';
  expect(await sent.text()).toContain(heading);

  const list = spawnSync(process.execPath, ['dist/run/leads.js', 'list'], { cwd: image, env });
  expect(list.status, list.stderr.toString()).toBe(0);
  expect(list.stdout.toString()).toContain(localizePath('/privacy', otherLocale));

  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
