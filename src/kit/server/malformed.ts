import type { IncomingMessage } from 'node:http';

/** Matches a name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
const hostShape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** The last valid `Host` header. It is not checked again, since nearly all requests have the same one. */
let lastValidHost = '';

/** Maximum number of header fields that a request may have. Browsers and proxies send a few dozen. */
export const maxHeaderCount = 100;
/** The only reason that direct-answers.ts answers with 431; all others get 400. */
export const tooManyHeaders = 'too many headers';

/**
 * Returns the reason why a request is malformed although Node's parser accepted it; undefined if it
 * is well-formed.
 */
export function whyMalformed({
  url = '',
  headers,
  rawHeaders,
}: IncomingMessage): string | undefined {
  // Names and values alternate.
  if (rawHeaders.length > 2 * maxHeaderCount) return tooManyHeaders;
  // Node uses the first Host header, but a proxy may use the last (request smuggling).
  if (countHosts(rawHeaders) > 1) return 'two hosts';
  const { host = '' } = headers;
  if (host !== lastValidHost) {
    // 1.2.3.4.5 has the shape of a name but is invalid (URL standard, "ends in a number").
    if (!hostShape.test(host) || !URL.canParse(`http://${host}`)) return 'no host';
    lastValidHost = host;
  }
  if (!url.startsWith('/')) return 'no path';
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  if (path.includes('\\')) return 'a backslash';
  // Path traversal: browsers resolve dot segments before they send a path.
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
 * Returns the request target in origin form (`/path?query`). Clients of proxies send the absolute form,
 * which servers have to accept (RFC 9112, 3.2.2).
 */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}
