import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/**
 * Paths of browsers of the system, in order of preference. The headless shell comes first: it needs half the time of
 * the other browsers, and Playwright's own browser is a headless shell as well.
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
 * Returns the path of a browser of the system; undefined if Playwright's own browser is installed, or if the system
 * has no browser.
 */
function systemBrowserPath(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return systemBrowsers.find((path) => existsSync(path));
}

/** Returns Playwright's options for launching the browser, with additional command-line arguments. */
export function launchOptions(args: readonly string[] = []): LaunchOptions {
  const executablePath = systemBrowserPath();
  // Chromium's sandbox does not work for root in a container. Tests open only pages of this project.
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
 * Installs Playwright's own browser, or else Debian's, unless a browser is installed.
 *
 * @throws Error if neither can be installed.
 */
function ensureBrowser(): void {
  if (hasBrowser()) return;
  console.log('No browser found; installing one.');
  run('npx playwright install --with-deps chromium');
  if (hasBrowser()) return;
  run('apt-get update');
  run('apt-get install -y chromium-headless-shell || apt-get install -y chromium');
  if (!hasBrowser()) {
    throw new Error(
      'The end-to-end tests need a browser. Install Chromium or Chrome, or run "npx playwright install chromium".',
    );
  }
}

function hasBrowser(): boolean {
  return existsSync(chromium.executablePath()) || systemBrowserPath() !== undefined;
}

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

if (import.meta.main) ensureBrowser();
