import { isIP } from 'node:net';

/**
 * The address that a request is counted under: an IPv4 address, however it is written into an
 * IPv6 address, or the first half of an IPv6
 * address (a /64, which is what one household gets).
 *
 * @param socket The address at the other end of the connection.
 * @param forwardedFor X-Forwarded-For: each proxy adds whom it heard from at the right, and what
 *   stands further left than our own proxies reach may be anybody's invention.
 * @param trustedProxies How many proxies of ours a request passes.
 */
export function clientAddress(
  socket: string | undefined,
  forwardedFor: string | undefined | null,
  trustedProxies: number,
): string {
  const hops = forwardedFor?.split(',') ?? [];
  const hop = trustedProxies > 0 ? hops[hops.length - trustedProxies] : undefined;
  return normalize(hop) ?? normalize(socket) ?? 'unknown';
}

function normalize(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711.
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const bare = bracketed ?? text.trim().replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const groups = groupsOf(address);
  return embeddedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in lower case without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL standard writes IPv6 in one way: lower case, no dotted quad, longest zeros left out.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const last = groups(right ?? '');
  const first = groups(left);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last];
}

/** What stands before an IPv4 address in IPv6: mapped (RFC 4291, 2.5.5.2), translated (RFC 6052, 2.1). */
const embedding = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

function embeddedAddress(groups: readonly string[]): string | undefined {
  if (!embedding.includes(groups.slice(0, 6).join(':'))) return undefined;
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
