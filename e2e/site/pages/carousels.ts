import type { Locator, Page } from '@playwright/test';

import { say } from '#e2e/support/words.ts';

/** The error of the framework when it reads an entry of `performance`, which a fake clock replaces. */
export const noNavigationEntry =
  /^TypeError: Cannot read properties of undefined \(reading 'type'\)$/;
/** Returns the strip of client logos on the home page. */
export const clients = (page: Page) =>
  page.getByRole('region', { name: say('en', 'Clients'), exact: true });
export const button = (scope: Locator, name: string) =>
  scope.getByRole('button', { name: say('en', name), exact: true });
