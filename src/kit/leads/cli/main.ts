/** `npm run leads`: the owner's view of the inbox. Exit codes: 0 success, 1 failure, 2 invalid usage. */
import { once } from 'node:events';
import { constants, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';

import { createOutbox } from '#kit/leads/outbox/outbox.ts';
import { openStore } from '#kit/leads/outbox/store.ts';
import { StoreError } from '#kit/leads/outbox/store-error.ts';
import { adviceFor, isDamaged } from '#kit/leads/outbox/store-sqlite.ts';
import { currentEnvironment, EnvironmentError } from '#kit/runtime/environment.ts';

import { type Command, readCommand, usage, UsageError } from './arguments.ts';
import { runCommand } from './commands.ts';

/** Never settles. Replaces `written` in `Promise.race` if the output is not a file. */
const never = new Promise<never>(() => undefined);

// A closed pipe, as in `| head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

try {
  process.exitCode = await main(readCommand(process.argv.slice(2)));
} catch (error) {
  // These errors have messages for the owner.
  const isExplained = [UsageError, EnvironmentError, StoreError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExplained ? (error as Error).message : messageOf(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function main(command: Command): Promise<number> {
  if (command.verb === 'help') {
    console.log(usage);
    return 0;
  }
  const { databaseUrl, leadsDb: file } = currentEnvironment();
  if (databaseUrl === undefined && !existsSync(file)) {
    console.error(`There are no leads yet: LEADS_DB is "${file}", and that file does not exist.`);
    return command.verb === 'list' ? 0 : 1;
  }
  const outbox = createOutbox(await openStore({ databaseUrl, file }));
  const output =
    command.verb === 'export' && command.output !== undefined
      ? await openPrivateFile(command.output)
      : undefined;
  const stream = output ?? process.stdout;
  // Rejects if the file cannot be written. The promise is awaited only at the end. Without this handler, an
  // earlier rejection would end the process.
  const written = output && finished(output);
  written?.catch(() => undefined);
  try {
    const code = await runCommand(command, {
      outbox,
      write: async (text) => {
        if (stream.write(text)) return;
        // If the file cannot be written, `written` rejects and `drain` is never emitted.
        await Promise.race([once(stream, 'drain'), written ?? never]);
      },
      say: (text) => console.error(text),
      now: Date.now,
    });
    output?.end();
    await written;
    return code;
  } finally {
    await outbox.close();
  }
}

/**
 * Opens an empty file for personal data that no other user can read. An existing file is emptied and made
 * private; a pipe or device is opened as it is.
 */
async function openPrivateFile(file: string) {
  const handle = await open(file, constants.O_WRONLY | constants.O_CREAT, 0o600);
  try {
    if ((await handle.stat()).isFile()) {
      await handle.chmod(0o600);
      await handle.truncate();
    }
  } catch (error) {
    await handle.close();
    // `messageOf` names the file, and Node's errors of an open file have no path.
    throw Object.assign(error as Error, { path: file });
  }
  return handle.createWriteStream();
}

function messageOf(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (isDamaged(error)) return `This did not work: ${message}. ${adviceFor(error)}`;
  return path === undefined
    ? `This did not work: ${message}`
    : `The file "${path}" cannot be written (${code ?? message}).`;
}
