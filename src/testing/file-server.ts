import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { headersFor, parseHeaders, parseRedirects, redirectFor } from './host-files.ts';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.xml': 'application/xml',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * A host that only serves files, as Netlify does: no function, no POST, nothing of its own but
 * what the build says in `_headers` and `_redirects`.
 */
export async function startFileServer(
  directory: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const root = path.resolve(directory);
  const text = (name: string) => readOptional(path.join(root, name));
  const headerRules = parseHeaders(text('_headers'));
  const redirects = parseRedirects(text('_redirects'));
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://host').pathname;
    void answer(request.method ?? '', address).then(({ status, type, body }) =>
      response
        .writeHead(status, {
          'content-type': type,
          ...headersFor(headerRules, address, 'netlify'),
        })
        .end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(method: string, address: string) {
    if (method !== 'GET' && method !== 'HEAD') {
      return { status: 405, type: 'text/plain', body: 'Method Not Allowed' };
    }
    const rule = redirectFor(redirects, address);
    return (
      (await find(address, 200)) ??
      (rule && (await find(rule.to, rule.status))) ?? {
        status: 404,
        type: 'text/plain',
        body: 'Not Found',
      }
    );
  }

  async function find(address: string, status: number) {
    const file = path.join(root, decodeURIComponent(address));
    if (!file.startsWith(root)) return undefined;
    for (const candidate of [file, path.join(file, 'index.html')]) {
      try {
        const body = await readFile(candidate);
        const type = contentTypes[path.extname(candidate)] ?? 'application/octet-stream';
        return { status, type, body };
      } catch {
        continue;
      }
    }
    return undefined;
  }
}

function readOptional(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

if (import.meta.main) {
  const { url } = await startFileServer(process.argv[2] ?? '');
  console.log(`Serving on ${url}`);
}
