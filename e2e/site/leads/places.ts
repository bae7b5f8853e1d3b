import type { Locator } from '@playwright/test';

import { has } from '#e2e/support/subjects.ts';

/** Where a form stands, with what opens it there. */
export const places = [
  { form: 'contact-page', address: '/contact' },
  { form: 'footer', address: '/about' },
  ...(has.newsletter ? [{ form: 'newsletter', address: '/blogs' } as const] : []),
  { form: 'accessibility', address: '/accessibility' },
] as const;

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not there.');
  return box;
}
