import type { Locator, Page } from '@playwright/test';

/** The section of a page that stands under a heading. */
export function sectionOf(page: Page, heading: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}
