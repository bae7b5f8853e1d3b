import { isIP } from 'node:net';

/**
 * Returns the client's address as the rate limits count it:
 * - an IPv4 address, also if it is embedded in an IPv6 address;
 * - of any other IPv6 address the first half (a /64), which is what one household gets;
 * - `unknown` if there is no valid address.
 *
 * @param remoteAddress The address at the other end of the connection.
 * @param forwardedFor X-Forwarded-For: each proxy appends the address that it got the request from. The
 *   client may have forged every entry to the left of those that our own proxies appended.
 * @param trustedProxies How many proxies of our own a request passes.
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined | null,
  trustedProxies: number,
): string {
  const hops = forwardedFor?.split(',') ?? [];
  const hop = trustedProxies > 0 ? hops[hops.length - trustedProxies] : undefined;
  return normalize(hop) ?? normalize(remoteAddress) ?? 'unknown';
}

function normalize(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711.
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const bare = bracketed ?? text.trim().replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  // A link-local address may end with its zone: fe80::1%eth0.
  const address = bare.replace(/%.*$/, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const groups = groupsOf(address);
  return embeddedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address, in lower case without leading zeros. */
function groupsOf(address: string): string[] {
  // `URL` normalizes IPv6: lower case, no dotted quad, the longest run of zeros as `::`.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const head = groups(left);
  const tail = groups(right ?? '');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}

/** Prefixes of an embedded IPv4 address: mapped (RFC 4291, 2.5.5.2), translated (RFC 6052, 2.1). */
const embeddingPrefixes = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** Returns the IPv4 address in the last two groups, if the other six are a known prefix. */
function embeddedAddress(groups: readonly string[]): string | undefined {
  if (!embeddingPrefixes.includes(groups.slice(0, 6).join(':'))) return undefined;
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
