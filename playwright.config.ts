import { existsSync } from 'node:fs';

import { defineConfig, devices, firefox, webkit } from '@playwright/test';

import type { HostOptions } from './e2e/support/fixtures.ts';
import { ignoreSettingsFile } from './src/kit/runtime/environment.ts';
import { launchOptions } from './src/kit/testing/browser.ts';

ignoreSettingsFile();

/**
 * Projects that repeat tests of behaviour in Firefox and WebKit, if Playwright's builds of them are installed
 * (`npx playwright install firefox webkit`).
 */
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
    // Without the launch options below: they are flags of Chromium.
    use: { ...device, viewport: { width: 1280, height: 800 }, launchOptions: {} },
  }));

export default defineConfig<object, HostOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // Three workers suit two cores: a test spends a seventh of its time waiting for animations and timers.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // The timeouts only end a test that hangs. They are long because a busy machine is slow.
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
      // The kit with the second site (e2e/kit/site), which one worker builds.
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
      // Repeats tests on the static build behind a plain file server. Tests with the tag @server need the Node
      // server. Tests with the tag @any-host are not repeated: both builds have the same files of pages.
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
