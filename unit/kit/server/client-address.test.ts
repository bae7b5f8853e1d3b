import { describe, expect, it } from 'vitest';

import { clientAddress } from '#kit/server/client-address.ts';

describe('the address a request is counted under', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:FFFF:192.0.2.2', '192.0.2.2'],
    ['64:ff9b::192.0.2.1', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('of the socket %s is %s', (socket, address) => {
    expect(clientAddress(socket, undefined, 0)).toBe(address);
  });

  const forwarded = '198.51.100.9, 198.51.100.1, 203.0.113.7';
  it.each([
    [0, forwarded, '10.0.0.1'],
    [1, forwarded, '203.0.113.7'],
    [2, forwarded, '198.51.100.1'],
    [4, forwarded, '10.0.0.1'],
    [1, null, '10.0.0.1'],
    [1, '', '10.0.0.1'],
    [1, '203.0.113.7:4711', '203.0.113.7'],
    [1, '[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    [1, 'unknown', '10.0.0.1'],
    [1, '203.0.113.7, <script>', '10.0.0.1'],
    [1, '203.0.113.300', '10.0.0.1'],
  ])('behind %i proxies that forward "%s" is %s', (proxies, header, address) => {
    expect(clientAddress('10.0.0.1', header, proxies)).toBe(address);
  });
});
