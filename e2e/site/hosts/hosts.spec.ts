import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '#e2e/support/fixtures.ts';
import { headerFaults } from '#e2e/support/header-table.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { cacheRules } from '#kit/server/files/file-rules.ts';
import { inlineHashes } from '#kit/server/headers/inline-hashes.ts';
import { allPages } from '#kit/site/routes.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';
import { startStaticSite } from '#kit/testing/site.ts';
import { variant } from '#kit/testing/variant.ts';

const directory = path.resolve(variant.DIST_DIR, 'public');
const isInstalled = (program: string, versionOption: string) =>
  spawnSync(program, [versionOption]).status === 0;
const hasNginx = isInstalled('nginx', '-v');
const hasWrangler = isInstalled('wrangler', '--version');

interface Host {
  url: string;
  stop(): unknown;
}

/**
 * Servers of the static build: one of ours that reads `_headers`, and nginx and Cloudflare's own
 * runtime if they are installed.
 */
const hosts: Record<string, () => Promise<Host>> = {
  'a host that reads _headers': () => startStaticSite(directory),
  ...(hasNginx && { nginx: startNginx }),
  ...(hasWrangler && { 'Cloudflare Pages': startCloudflarePages }),
};

for (const [name, startHost] of Object.entries(hosts)) {
  test(`${name} gives every page its headers and lets its scripts run`, async () => {
    const host = await startHost();
    const faults: string[] = [];
    for (const { address } of allPages) {
      faults.push(...(await faultsOf(address, await fetch(host.url + address))));
    }
    expect(faults).toEqual([]);
    host.stop();
  });

  test(`${name} answers an unknown address with a 404 page in the language of the address`, async () => {
    const host = await startHost();
    for (const locale of localeCodes) {
      const response = await fetch(`${host.url}${localizePath('/services/nowhere', locale)}`);
      expect(response.status).toBe(404);
      expect((await fetch(host.url + localizePath('/not-found', locale))).status).toBe(404);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(await headerFaults(response, { withHosts: true, withAnyStyles: true })).toEqual([]);
      const html = await response.text();
      expect(html).toContain(`<html lang="${locale}"`);
      for (const hash of inlineHashes(html).scripts) expect(policy).toContain(hash);
    }
    host.stop();
  });

  test(`${name} lets browsers cache files with a hash in their name for good`, async () => {
    const host = await startHost();
    const html = await (await fetch(host.url)).text();
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
    const response = await fetch(host.url + style);
    expect(response.headers.get('content-type')).toContain('text/css');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    host.stop();
  });
}

if (hasNginx) {
  test('nginx redirects to the one address of a page, and no address injects a header', async () => {
    const host = await startNginx();
    const ask = (address: string, init?: RequestInit) =>
      fetch(host.url + address, { redirect: 'manual', ...init });
    for (const [address, to] of [
      ['/about/', '/about'],
      [
        localizePath('/services/menu/?from=mail', otherLocale),
        localizePath('/services/menu?from=mail', otherLocale),
      ],
      ['//about//', '/about'],
    ] as const) {
      const response = await ask(address);
      expect(response.status, address).toBe(308);
      expect(response.headers.get('location'), address).toBe(to);
    }
    for (const address of [
      '/about/index.html',
      '/404.html',
      '/_headers',
      '/x%0d%0aSet-Cookie:%20a=b/',
      '/%5cexample.com/',
    ]) {
      const response = await ask(address);
      expect(response.status, address).toBe(404);
      expect(response.headers.get('set-cookie'), address).toBeNull();
    }
    expect((await ask('/contact', { method: 'POST', body: 'a' })).status).toBe(405);
    host.stop();
  });
}

/** Returns what is wrong with the response for a page. */
async function faultsOf(address: string, response: Response): Promise<string[]> {
  const faults = await headerFaults(response, { withHosts: true, withAnyStyles: true });
  const { scripts } = inlineHashes(await response.text());
  const possibleFaults: Record<string, boolean> = {
    'has no page': response.status !== 200,
    'has no script': scripts.length === 0,
    'has the wrong cache-control': response.headers.get('cache-control') !== cacheRules.page,
  };
  return Object.entries(possibleFaults)
    .filter(([, isFound]) => isFound)
    .map(([fault]) => fault)
    .concat(faults)
    .map((fault) => `${address} ${fault}`);
}

/** Starts nginx with the configuration files of the build, included as docs/deploy.md says. */
async function startNginx(): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const configuration = path.resolve(variant.DIST_DIR, 'nginx');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/pid;
    error_log stderr;
    events {}
    http {
      access_log off;
      ${temporary}
      include ${configuration}/http.conf;
      server {
        listen 127.0.0.1:${String(port)};
        root ${directory};
        include ${configuration}/server.conf;
      }
    }`,
  );
  return start(`http://127.0.0.1:${String(port)}`, 'nginx', [
    '-p',
    folder,
    '-c',
    path.join(folder, 'nginx.conf'),
  ]);
}

/** Starts the runtime of Cloudflare Pages locally. */
async function startCloudflarePages(): Promise<Host> {
  const port = String(await freePort());
  const options = ['--ip', '127.0.0.1', '--port', port, '--compatibility-date', '2026-01-01'];
  return start(`http://127.0.0.1:${port}`, 'wrangler', ['pages', 'dev', directory, ...options]);
}

/**
 * Starts a program, and waits until it answers. It has a process group of its own, so that `stop` also
 * ends its child processes.
 */
async function start(url: string, program: string, options: string[]): Promise<Host> {
  const child = spawn(program, options, {
    cwd: mkdtempSync(path.join(tmpdir(), 'host-')),
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await expect
    .poll(() =>
      fetch(url).then(
        (response) => response.status,
        // If the program never answers, the error of the test shows what it has printed.
        () => output,
      ),
    )
    .toBe(200);
  return { url, stop: () => process.kill(-Number(child.pid)) };
}
