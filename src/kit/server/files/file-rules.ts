import path from 'node:path';

/** Media types by a file's complete name or by its extension. The complete name takes precedence. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  // The router's payloads are React's own format; as text they can be compressed and read.
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
};

export const unknownContentType = 'application/octet-stream';

/** Folders whose files have a hash of their content in their names. */
export const immutableFolders = ['assets', 'content', 'pictures'] as const;

/** Values of Cache-Control. */
export const cacheRules = {
  /** For addresses that contain a hash of their content (`isImmutable`). */
  immutable: 'public, max-age=31536000, immutable',
  /** For all other addresses but the root. */
  page: 'public, max-age=60, stale-while-revalidate=600',
  /** For `/`. Always revalidated, since the redirect to the visitor's language must not be cached. */
  root: 'public, max-age=0, must-revalidate',
} as const;

/** Returns the media type of a file by its name or path. */
export function contentTypeOf(file: string): string {
  return (
    contentTypes[path.basename(file)] ?? contentTypes[path.extname(file)] ?? unknownContentType
  );
}

/** Whether an address contains a hash of its content. */
export function isImmutable(address: string): boolean {
  return immutableFolders.some((folder) => address.startsWith(`/${folder}/`));
}
