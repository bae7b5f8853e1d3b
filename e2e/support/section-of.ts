import type { Locator, Page } from '@playwright/test';

/** Returns the section of a page that has a heading with this text. */
export function sectionOf(page: Page, heading: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}
