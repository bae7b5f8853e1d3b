import type { IncomingMessage } from 'node:http';

/** Names, IPv4 and IPv6 addresses, each with or without a port. */
const hostShape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Cache: the last valid `Host`, which nearly all requests share. */
let knownHost = '';

/** Header fields of a request. Browsers and proxies send a few dozen. */
export const mostHeaders = 100;
export const tooManyHeaders = 'too many headers';

/**
 * Why a request is malformed, although Node's parser accepts it; undefined where it is well-formed.
 */
export function whyMalformed({ url = '', headers, rawHeaders }: IncomingMessage) {
  if (rawHeaders.length > 2 * mostHeaders) return tooManyHeaders;
  // Node takes the first of several, a proxy may take another: request smuggling.
  if (countHosts(rawHeaders) > 1) return 'two hosts';
  const { host = '' } = headers;
  if (host !== knownHost) {
    // 1.2.3.4.5 looks like a name and is none (URL standard, "ends in a number").
    if (!hostShape.test(host) || !URL.canParse(`http://${host}`)) return 'no host';
    knownHost = host;
  }
  if (!url.startsWith('/')) return 'no path';
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  if (path.includes('\\')) return 'a backslash';
  // Browsers resolve dot segments themselves: path traversal.
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return 'dot segments';
  return undefined;
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/**
 * The request target in origin form. Clients of proxies send the absolute form, which servers have to
 * accept (RFC 9112, 3.2.2).
 */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}
