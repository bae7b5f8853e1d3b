import type { IncomingMessage } from 'node:http';

/** Names, IPv4 and IPv6 addresses, each with or without a port. */
const hostShape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** The last `Host` that was right: nearly all requests have the same. */
let knownHost = '';

/** Header fields of a request. Browsers and proxies send a few dozen. */
export const mostHeaders = 100;
export const tooManyHeaders = 'too many headers';

/**
 * Why a request is refused before anybody looks at what it asks for; undefined where it is well
 * formed. Node's parser accepts what is refused here.
 */
export function whyMalformed({ url = '', headers, rawHeaders }: IncomingMessage) {
  if (rawHeaders.length > 2 * mostHeaders) return tooManyHeaders;
  // Node takes the first of several, a proxy in front may take another: two sites.
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
  // Browsers resolve dot segments themselves; who sends them looks for files.
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
 * The target of a request as a path with its query. Who asks a proxy sends an absolute address,
 * which servers have to understand too (RFC 9112, 3.2.2).
 */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}
