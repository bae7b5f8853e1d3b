import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test as base } from '#e2e/support/fixtures.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { startPostgres, type TestPostgres } from '#kit/testing/postgres.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';
import { hiddenFields } from '#kit/testing/submissions.ts';
import { variant } from '#kit/testing/variant.ts';

const test = base.extend<object, { postgres: TestPostgres }>({
  postgres: [
    async ({}, use) => {
      const postgres = await startPostgres();
      await use(postgres);
      await postgres.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/**
 * Packs a copy of a finished build in a folder of its own, as a platform does after its build. Leaves
 * out what only the Node server needs.
 */
function pack(distDir: string, environment: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-'));
  cpSync(distDir, path.join(folder, distDir), {
    recursive: true,
    filter: (name) => !/\/(?:compressed|run)$/.test(name),
  });
  cpSync('package.json', path.join(folder, 'package.json'));
  const module = JSON.stringify(path.resolve('src/kit/build/hosts/platform.ts'));
  const program = `const { packForPlatform } = await import(${module}); await packForPlatform(process.env.DIST_DIR)`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env: { PATH: process.env['PATH'], DIST_DIR: distDir, ...environment },
  });
  expect(status, stderr.toString()).toBe(0);
  return folder;
}

/**
 * Runs a program that serves the packed function, in a process that has only the function's folder and
 * these variables of the environment.
 */
async function startFunction(folder: string, program: string, DATABASE_URL: string) {
  const port = String(await freePort());
  writeFileSync(path.join(folder, 'serve-test.mjs'), program);
  const child = spawn(process.execPath, ['serve-test.mjs'], {
    cwd: folder,
    env: {
      PORT: port,
      DATABASE_URL,
      AWS_LAMBDA_FUNCTION_NAME: 'site',
      TRUSTED_PROXIES: '1',
      LEADS_MIN_SECONDS: '0',
    },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          ({ status }) => status,
          () => output,
        ),
      { timeout: 120_000 },
    )
    .toBe(200);
  return { url, close: () => child.kill() };
}

/** Expects that the function answers an unknown address, renders the answer to a post and reaches its database. */
async function expectFunctionWorks(url: string): Promise<void> {
  const unknown = await fetch(`${url}${localizePath('/nowhere', otherLocale)}`);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('content-security-policy')).toContain("default-src 'none'");
  const form = new FormData();
  // The platform serves pages as files; its function only renders the answer to a post.
  const html = readFileSync('dist/public/contact/index.html', 'utf8');
  for (const [name, value] of Object.entries(hiddenFields(html, 'contact-page'))) {
    form.append(name, value);
  }
  // Only the hidden fields are posted, so the answer is the form with its errors.
  const answer = await fetch(`${url}/contact`, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('id="form-state"');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
}

test('on Vercel pages are files with headers, and a function takes the forms', async ({
  postgres,
}) => {
  const database = await postgres.createDatabase();
  const folder = pack('dist', { VERCEL: '1', DATABASE_URL: database });
  const output = path.join(folder, '.vercel/output');
  expect(
    readFileSync(
      path.join(output, `static${localizePath('/about', otherLocale)}/index.html`),
      'utf8',
    ),
  ).toContain(`lang="${otherLocale}"`);
  expect(JSON.parse(readFileSync(path.join(output, 'config.json'), 'utf8'))).toMatchObject({
    version: 3,
    routes: expect.arrayContaining([{ handle: 'filesystem' }, { src: '^/.*$', dest: '/RSC/' }]),
  });
  const functionFolder = path.join(output, 'functions/RSC.func');
  const { handler } = JSON.parse(
    readFileSync(path.join(functionFolder, '.vc-config.json'), 'utf8'),
  ) as { handler: string };
  const served = await startFunction(
    functionFolder,
    `import { createServer } from 'node:http';
     const { default: listener } = await import('./${handler}');
     createServer(listener).listen(process.env.PORT);`,
    database,
  );
  await expectFunctionWorks(served.url);
  served.close();
});

test('on Netlify functions answer forms and addresses that have no file', async ({ postgres }) => {
  const database = await postgres.createDatabase();
  const folder = pack('dist', { NETLIFY: 'true', DATABASE_URL: database });
  const served = await startFunction(
    folder,
    `import { serve } from '${path.resolve('node_modules/@hono/node-server/dist/index.mjs')}';
     const { default: answer, config } = await import('./netlify-functions/forms.js');
     if (config.method !== 'POST') throw new Error('The function is not for forms.');
     serve({ fetch: (request) => answer(request, {}), port: Number(process.env.PORT) });`,
    database,
  );
  await expectFunctionWorks(served.url);
  served.close();
});

test('on Cloudflare the static build is served as it is', () => {
  const folder = pack(variant.DIST_DIR, { ...variant, CLOUDFLARE: '1' });
  const { assets } = JSON.parse(readFileSync(path.join(folder, 'wrangler.jsonc'), 'utf8')) as {
    assets: Record<string, string>;
  };
  expect(assets).toMatchObject({
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  });
  for (const name of ['_headers', '404.html', 'de/404.html']) {
    expect(existsSync(path.join(folder, assets['directory'] ?? '', name)), name).toBe(true);
  }
});
