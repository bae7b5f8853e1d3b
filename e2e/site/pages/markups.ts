import type { APIRequestContext } from '@playwright/test';

/** Returns the HTML of documents as the server sends them. */
export function markups(request: APIRequestContext, addresses: string[]) {
  return Promise.all(
    addresses.map(async (address) => {
      const response = await request.get(address);
      return { address, html: await response.text() };
    }),
  );
}
