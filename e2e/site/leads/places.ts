import type { Locator } from '@playwright/test';

import { has } from '#e2e/support/subjects.ts';

/** The lead forms, each with the address of a page that has it. */
export const places = [
  { form: 'contact-page', address: '/contact' },
  { form: 'footer', address: '/about' },
  ...(has.newsletter ? [{ form: 'newsletter', address: '/blogs' } as const] : []),
  { form: 'accessibility', address: '/accessibility' },
] as const;

/**
 * Returns the bounding box of an element.
 *
 * @throws Error if the element is not visible.
 */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}
