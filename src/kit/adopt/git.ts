import { spawnSync } from 'node:child_process';

interface Options {
  /** What git reads from its standard input; by default nothing. */
  input?: string | Buffer;
  /** Path of an index file to use instead of the project's own. */
  index?: string;
}

/**
 * Runs git in the project.
 *
 * @returns what git printed.
 * @throws Error with git's message if git fails.
 */
export function git(args: readonly string[], options: Options = {}): string {
  return gitBytes(args, options).toString('utf8');
}

/** Like `git`, but returns bytes. */
export function gitBytes(args: readonly string[], { input, index }: Options = {}): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    input: input ?? '',
    maxBuffer: Infinity,
    ...(index !== undefined && { env: { ...process.env, GIT_INDEX_FILE: index } }),
  });
  if (error) throw error;
  if (status !== 0)
    throw new Error(stderr.toString('utf8').trim() || `git ${args[0] ?? ''} failed`);
  return stdout;
}

/** Like `git`, but returns undefined if git fails, for example because a name does not exist. */
export function gitOrNone(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: Infinity });
  return status === 0 ? stdout : undefined;
}
