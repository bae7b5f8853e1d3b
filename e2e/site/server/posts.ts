import { expect } from '#e2e/support/fixtures.ts';
import type { Site } from '#kit/testing/site.ts';

/** Nothing may be logged above "info", and no refusal may show anything of the program. */
export async function expectCalm(site: Site, act: () => Promise<Response>): Promise<Response> {
  const before = site.output();
  const response = await act();
  const html = response.ok ? '' : await response.clone().text();
  expect(/\bat .*:\d+:\d+|node:|async |Error:/.exec(html)?.[0]).toBeUndefined();
  expect(site.output()).toBe(before);
  return response;
}

export const post = (site: Site, address: string, init: RequestInit) =>
  expectCalm(site, () => fetch(site.url + address, { method: 'POST', ...init }));
