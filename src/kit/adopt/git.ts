import { spawnSync } from 'node:child_process';

interface Options {
  input?: string | Buffer;
  /** An index besides the project's own. */
  index?: string;
}

/**
 * Runs git in the project.
 *
 * @returns what it printed.
 * @throws Error with what git says, where it fails.
 */
export function git(words: readonly string[], options: Options = {}): string {
  return gitBytes(words, options).toString('utf8');
}

export function gitBytes(words: readonly string[], { input, index }: Options = {}): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', words, {
    input: input ?? '',
    maxBuffer: Infinity,
    ...(index !== undefined && { env: { ...process.env, GIT_INDEX_FILE: index } }),
  });
  if (error) throw error;
  if (status !== 0)
    throw new Error(stderr.toString('utf8').trim() || `git ${words[0] ?? ''} failed`);
  return stdout;
}

/** @returns undefined where git fails, such as for a name that it does not know. */
export function gitOrNone(words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: Infinity });
  return status === 0 ? stdout : undefined;
}
