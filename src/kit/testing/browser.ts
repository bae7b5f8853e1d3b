import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/** The first is Playwright's own kind: without windows, at half the time of the others. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The system's browser where Playwright's own is not installed; undefined where it is. */
function browserPath(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return systemBrowsers.find((path) => existsSync(path));
}

/** How the browser is started that tests use. */
export function launchOptions(args: readonly string[] = []): LaunchOptions {
  const executablePath = browserPath();
  // A sandbox needs rights that root in a container has not; nothing but our own pages is opened.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [...sandbox, ...args],
  };
}

export function launchBrowser(args?: readonly string[]): Promise<Browser> {
  return chromium.launch(launchOptions(args));
}

/** Finds a browser or installs one: Playwright's own, else Debian's. */
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
