import { expect, it } from 'vitest';

import { hasOneHost } from '../../src/server/one-host.ts';

it.each([
  [['Host', 'a.example'], true],
  [['Accept', 'host', 'host', 'a.example'], true],
  [[], true],
  [['Host', 'a.example', 'Accept', '*/*', 'hOsT', 'b.example'], false],
  [['Host', 'a.example', 'Host', 'a.example'], false],
])('headers %j name one host: %s', (rawHeaders, one) => {
  expect(hasOneHost(rawHeaders)).toBe(one);
});
