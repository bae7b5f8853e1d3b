import { defineConfig, devices } from '@playwright/test';

import { browserPath } from './e2e/browser.ts';

const executablePath = browserPath();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 30_000,
  reporter: process.env['CI'] ? [['dot']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // A sandbox needs rights that root in a container has not; nothing but our own pages is opened.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'no-javascript.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: ['pages.spec.ts', 'navigation.spec.ts', 'lead.spec.ts', 'pop-up.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'no JavaScript',
      testMatch: ['no-javascript.spec.ts', 'newsletter.spec.ts'],
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
    },
  ],
});
