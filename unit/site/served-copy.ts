import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

import { copyProject, linkPackages } from '#kit/testing/copy-project.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';
import { eventually } from '#unit/eventually.ts';

/** A copy of the project that `waku dev` serves. */
export interface ServedCopy {
  folder: string;
  origin: string;
  /**
   * Returns the HTML within `main` of a page.
   *
   * @throws Error if the page does not answer with status 200.
   */
  mainOf: (address: string) => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Serves a changed copy of the project.
 *
 * @param change Changes the files of the copy before it is served.
 */
export async function serveCopy(
  change: (folder: string) => void | Promise<void>,
): Promise<ServedCopy> {
  const folder = temporaryFolder('copy');
  copyProject(folder);
  linkPackages(folder);
  // With the cache, pictures need not be made again.
  const cache = 'node_modules/.cache';
  if (existsSync(cache)) cpSync(cache, path.join(folder, cache), { recursive: true });
  await change(folder);
  const port = await freePort();
  const origin = `http://localhost:${String(port)}`;
  const server: ChildProcess = spawn(
    process.execPath,
    ['node_modules/waku/dist/cli.js', 'dev', '--port', String(port)],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: undefined, LEADS_DB: path.join(folder, 'leads.db') },
      stdio: 'ignore',
    },
  );
  // The first answer waits for all pictures and for every package that Vite prepares.
  await eventually(() => fetch(`${origin}/healthz`), 500, 280_000);
  return {
    folder,
    origin,
    async mainOf(address) {
      const response = await fetch(origin + address, {
        headers: { cookie: 'i18n_redirected=en' },
      });
      if (response.status !== 200) throw new Error(`${address}: ${String(response.status)}`);
      return /<main[^>]*>(.*)<\/main>/s.exec(await response.text())?.[1] ?? '';
    },
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
