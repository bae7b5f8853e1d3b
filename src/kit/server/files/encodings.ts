import { createHash } from 'node:crypto';

/** Content encodings that the build prepares, the preferred first, with their file extensions. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Hash of a file's bytes: name of its compressed representations, and its ETag. */
export function contentHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 20);
}

/** Whether Accept-Encoding takes an encoding: named, or by `*`, and not with `q=0` (RFC 9110, 12.5.3). */
export function accepts(header: string, encoding: Encoding): boolean {
  // Fast path: browsers send no weights.
  if (!header.includes(';')) return plain[encoding].test(header);
  let any = false;
  for (const part of header.split(',')) {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    if (name === encoding) return !refused;
    if (name === '*') any = !refused;
  }
  return any;
}

const member = (name: Encoding) => new RegExp(`(?:^|,)\\s*(?:${name}|\\*)\\s*(?:,|$)`, 'i');
const plain = { br: member('br'), gzip: member('gzip') };
