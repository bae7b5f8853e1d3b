import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/**
 * Paths of browsers of the system, in order of preference. The headless shell comes first: it takes half the
 * time of the others, and Playwright's own browser is one, too.
 */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a browser of the system; undefined if Playwright's own is installed, or none is
 * found.
 */
function browserPath(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return systemBrowsers.find((path) => existsSync(path));
}

/** Returns how to start the browser for tests, with additional command-line arguments. */
export function launchOptions(args: readonly string[] = []): LaunchOptions {
  const executablePath = browserPath();
  // Chromium's sandbox does not work for root in a container. Only our own pages are opened.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [...sandbox, ...args],
  };
}

export function launchBrowser(args?: readonly string[]): Promise<Browser> {
  return chromium.launch(launchOptions(args));
}

/**
 * Installs a browser unless there is one: Playwright's own, or else Debian's.
 *
 * @throws Error if neither can be installed.
 */
function ensureBrowser(): void {
  if (existsSync(chromium.executablePath()) || browserPath() !== undefined) return;
  console.log('No browser found; installing one.');
  run('npx playwright install --with-deps chromium');
  if (existsSync(chromium.executablePath())) return;
  run('apt-get update');
  run('apt-get install -y chromium-headless-shell || apt-get install -y chromium');
  if (browserPath() === undefined) {
    throw new Error(
      'The end-to-end tests need a browser. Install Chromium or Chrome, or run "npx playwright install chromium".',
    );
  }
}

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

if (import.meta.main) ensureBrowser();
