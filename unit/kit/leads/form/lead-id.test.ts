import { afterEach, expect, it, vi } from 'vitest';

import { newLeadId } from '#kit/leads/form/lead-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['with TLS', true],
  ['without TLS', false],
])('is a random UUID on a page %s', (_, isSecure) => {
  vi.stubGlobal('isSecureContext', isSecure);
  const ids = new Set(Array.from({ length: 100 }, () => newLeadId()));
  expect(ids.size).toBe(100);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});
