import { expect } from '#e2e/support/fixtures.ts';
import type { Site } from '#kit/testing/site.ts';

/**
 * Expects that the server logs nothing during a request (it logs from "warn" on), and that a refusal
 * contains no stack trace or error of the program. Returns the response.
 */
export async function expectCalm(site: Site, act: () => Promise<Response>): Promise<Response> {
  const before = site.output();
  const response = await act();
  const html = response.ok ? '' : await response.clone().text();
  expect(/\bat .*:\d+:\d+|node:|async |Error:/.exec(html)?.[0]).toBeUndefined();
  expect(site.output()).toBe(before);
  return response;
}

/** Posts to the site, with the expectations of `expectCalm`. */
export const post = (site: Site, address: string, init: RequestInit) =>
  expectCalm(site, () => fetch(site.url + address, { method: 'POST', ...init }));
