import type { Locator, Page } from '@playwright/test';

import { say } from '#e2e/support/words.ts';

/** A fake clock replaces `performance`, whose entries the framework reads. */
export const noNavigationEntry =
  /^TypeError: Cannot read properties of undefined \(reading 'type'\)$/;
export const clients = (page: Page) =>
  page.getByRole('region', { name: say('en', 'Clients'), exact: true });
export const button = (scope: Locator, name: string) =>
  scope.getByRole('button', { name: say('en', name), exact: true });
