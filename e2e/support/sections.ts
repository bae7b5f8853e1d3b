import type { Locator, Page } from '@playwright/test';

/** The section of a page that has this title. */
export function sectionTitled(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  return page.locator('main > section').filter({ has: heading });
}
