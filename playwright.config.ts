import { existsSync } from 'node:fs';

import { defineConfig, devices, firefox, webkit } from '@playwright/test';

import type { HostOptions } from './e2e/support/fixtures.ts';
import { ignoreSettingsFile } from './src/kit/runtime/environment.ts';
import { launchOptions } from './src/kit/testing/browser.ts';

ignoreSettingsFile();

/** Behaviour in other browsers, where Playwright's own are installed (`npx playwright install firefox webkit`). */
const otherBrowsers = [
  { name: 'Firefox', device: devices['Desktop Firefox'], browser: firefox },
  { name: 'WebKit', device: devices['Desktop Safari'], browser: webkit },
]
  .filter(({ browser }) => existsSync(browser.executablePath()))
  .map(({ name, device }) => ({
    name,
    testMatch: [
      'form-errors.spec.ts',
      'forms.spec.ts',
      'language.spec.ts',
      'lead.spec.ts',
      'navigation.spec.ts',
    ],
    // Those above are Chromium's.
    use: { ...device, viewport: { width: 1280, height: 800 }, launchOptions: {} },
  }));

export default defineConfig<object, HostOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // Two cores carry three: a seventh of a run is waiting, for movement and for timers.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // They end a test that hangs. No test claims anything by them: a busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['CI'] ? [['dot'], ['html', { open: 'never' }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions([
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ]),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [
        'hosts.spec.ts',
        'no-javascript*.spec.ts',
        'platforms.spec.ts',
        'second-site.spec.ts',
        'static-host.spec.ts',
      ],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      // The kit under another site, which one worker builds.
      name: 'second site',
      testMatch: 'second-site.spec.ts',
      workers: 1,
      use: { viewport: { width: 1280, height: 800 }, host: 'second' },
    },
    {
      name: 'phone',
      testMatch: ['pages.spec.ts', 'navigation.spec.ts', 'lead.spec.ts', 'pop-up*.spec.ts'],
      grepInvert: /@any-window/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'no JavaScript',
      testMatch: ['no-javascript*.spec.ts', 'newsletter.spec.ts'],
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
    },
    {
      // The same tests where no server of ours is; what needs one has the tag. The templates are
      // the same files as on the server.
      name: 'static host',
      testMatch: [
        'errors.spec.ts',
        'found.spec.ts',
        'hosts.spec.ts',
        'language.spec.ts',
        'navigation.spec.ts',
        'pages.spec.ts',
        'platforms.spec.ts',
        'security.spec.ts',
        'static-host.spec.ts',
      ],
      grepInvert: [/@server/, /@any-host/],
      use: { viewport: { width: 1280, height: 800 }, host: 'static' },
    },
    {
      name: 'static host, no JavaScript',
      testMatch: 'no-javascript*.spec.ts',
      // Both builds have the same documents and styles.
      grepInvert: [/@server/, /has all the styles that it needs/],
      use: { viewport: { width: 1280, height: 800 }, host: 'static', javaScriptEnabled: false },
    },
    ...otherBrowsers,
  ],
});
