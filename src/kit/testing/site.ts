import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';

import type { FakeProvider } from '#kit/leads/fake-provider/fake-provider.ts';
import packageFile from '#package.json' with { type: 'json' };

import { temporaryFolder } from './temporary-folder.ts';

export const formIds = {
  LEADS_FORM_CONTACT: '11111111-1111-4111-8111-111111111111',
  LEADS_FORM_CONTACT_PAGE: '22222222-2222-4222-8222-222222222222',
  LEADS_FORM_NEWSLETTER: '33333333-3333-4333-8333-333333333333',
};

/** What Node is given to serve the present build, as `npm run serve` (`exec node …`) does. */
export const serveArguments: readonly string[] = packageFile.scripts.serve.split(' ').slice(2);

/** What serves the site, as a process of its own. */
export interface Site {
  url: string;
  /** The file of its leads; empty where it takes none. */
  database: string;
  process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the built site on a free port; answers when it listens, rejects with what it printed.
 *
 * @param folder Of the project; the present one where it is left out.
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
      // Tests type faster than people.
      LEADS_MIN_SECONDS: '0',
      // All tests come from one address.
      LEADS_LIMIT: '0',
      ...environment,
    },
  });
  return whenServing(child, database);
}

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
    void ended.then(() => reject(new Error(output)));
  });
}

/** Serves a built directory as a host of files does that applies what the build says to it. */
export function startStaticSite(directory: string): Promise<Site> {
  return whenServing(spawn(process.execPath, ['src/kit/testing/file-server.ts', directory]), '');
}

/** Configuration that sends leads to the fake provider, fast. */
export function providerEnvironment(provider: FakeProvider): Record<string, string> {
  return {
    LEADS_PROVIDER_URL: provider.url,
    LEADS_PORTAL_ID: '123',
    LEADS_RATE: '1000',
    ...formIds,
  };
}
