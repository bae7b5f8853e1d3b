import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { type Browser, chromium } from '@playwright/test';

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
export function browserPath(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return systemBrowsers.find((path) => existsSync(path));
}

/** Starts the browser that tests use. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = browserPath();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/** Finds a browser or installs one: Playwright's own, else Debian's. */
export function ensureBrowser(): void {
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
