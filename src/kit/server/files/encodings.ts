import { createHash } from 'node:crypto';

/**
 * Content encodings that src/kit/build/compress.ts prepares, in order of preference, with their file
 * extensions.
 */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/**
 * Returns the hash of a file's bytes, shortened to 120 bits. It is the file's ETag, and the name under which
 * src/kit/build/compress.ts stores the compressed representations.
 */
export function contentHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 20);
}

/** Whether Accept-Encoding allows an encoding, by name or by `*`, and without `q=0` (RFC 9110, 12.5.3). */
export function accepts(header: string, encoding: Encoding): boolean {
  // Fast path: browsers send no weights (`;q=`).
  if (!header.includes(';')) return unweightedPatterns[encoding].test(header);
  let allowsAny = false;
  for (const part of header.split(',')) {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    if (name === encoding) return !isRefused;
    if (name === '*') allowsAny = !isRefused;
  }
  return allowsAny;
}

const listPattern = (name: Encoding) => new RegExp(`(?:^|,)\\s*(?:${name}|\\*)\\s*(?:,|$)`, 'i');
/** Match an Accept-Encoding header without weights that lists the encoding or `*`. */
const unweightedPatterns = { br: listPattern('br'), gzip: listPattern('gzip') };
