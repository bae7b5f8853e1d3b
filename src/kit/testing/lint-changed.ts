/** Lints the files that differ from the last commit, and untracked files. Without git it lints nothing. */
import { spawnSync } from 'node:child_process';

// `stdout` is null if git is not installed.
const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '';
const files = (
  git('diff', '--name-only', '--diff-filter=d', 'HEAD') +
  git('ls-files', '--others', '--exclude-standard')
)
  .split('\n')
  .filter(Boolean);
const code = files.filter((file) => /\.tsx?$/.test(file));
const run = (...args: string[]) => spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1;
const eslint = code.length > 0 ? run('eslint', '--max-warnings', '0', ...code) : 0;
const prettier =
  files.length > 0
    ? run('prettier', '--check', '--ignore-unknown', '--log-level=warn', ...files)
    : 0;
console.log(`${String(files.length)} changed files`);
process.exitCode = eslint || prettier;
