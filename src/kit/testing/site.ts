import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';

import type { FakeProvider } from '#kit/leads/fake-provider/fake-provider.ts';
import packageFile from '#package.json' with { type: 'json' };

import { temporaryFolder } from './temporary-folder.ts';

/** Settings with made-up ids of the provider's forms. */
export const formIds = {
  LEADS_FORM_CONTACT: '11111111-1111-4111-8111-111111111111',
  LEADS_FORM_CONTACT_PAGE: '22222222-2222-4222-8222-222222222222',
  LEADS_FORM_NEWSLETTER: '33333333-3333-4333-8333-333333333333',
};

/** Arguments with which Node serves the present build: the script `serve` without the words `exec node`. */
export const serveArguments: readonly string[] = packageFile.scripts.serve.split(' ').slice(2);

/** A site that a separate process serves. */
export interface Site {
  /** Origin, without a slash at the end. */
  url: string;
  /** Path of the SQLite file with the leads; empty for a static site, which accepts none. */
  database: string;
  process: ChildProcess;
  /** Returns what the process has printed so far. */
  output(): string;
  /**
   * Sends a signal, SIGTERM by default. Resolves with the exit code when the process has exited; with null if the
   * signal killed the process.
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the built site on a free port. Resolves when the site listens; rejects with the site's output if the process
 * exits before.
 *
 * @param environment Environment variables for the process, which override all others.
 * @param folder The project's folder; the current one by default.
 */
export function startSite(
  environment: Record<string, string> = {},
  folder?: string,
): Promise<Site> {
  const database = environment['LEADS_DB'] ?? path.join(temporaryFolder('site'), 'leads.db');
  const child = spawn(process.execPath, serveArguments, {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      LEADS_DB: database,
      // Off, because tests fill in forms faster than people do.
      LEADS_MIN_SECONDS: '0',
      // Off, because all tests send from one address.
      LEADS_LIMIT: '0',
      ...environment,
    },
  });
  return whenServing(child, database);
}

/** Resolves when the process has printed its address. Rejects with the process's output if the process exits before. */
function whenServing(child: ChildProcessWithoutNullStreams, database: string): Promise<Site> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Serving on (\S+)/.exec(output)?.[1];
      if (url === undefined) return;
      resolve({
        url,
        database,
        process: child,
        output: () => output,
        stop: (signal = 'SIGTERM') => {
          child.kill(signal);
          return ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    // Has no effect once the promise is resolved.
    void ended.then(() => reject(new Error(output)));
  });
}

/** Serves a static build like a host that only serves files (file-server.ts). */
export function startStaticSite(directory: string): Promise<Site> {
  return whenServing(spawn(process.execPath, ['src/kit/testing/file-server.ts', directory]), '');
}

/** Returns settings that send leads to the fake provider, at a high rate. */
export function providerEnvironment(provider: FakeProvider): Record<string, string> {
  return {
    LEADS_PROVIDER_URL: provider.url,
    LEADS_PORTAL_ID: '123',
    LEADS_RATE: '1000',
    ...formIds,
  };
}
