import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** A host that only serves files, as most static hosts do: no function, no redirect, no POST. */
export async function startFileServer(
  directory: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const root = path.resolve(directory);
  const server = createServer((request, response) => {
    void answer(request.method ?? '', new URL(request.url ?? '/', 'http://host').pathname).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
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
    const file = path.join(root, decodeURIComponent(address));
    if (file.startsWith(root)) {
      for (const candidate of [file, path.join(file, 'index.html')]) {
        try {
          const body = await readFile(candidate);
          const type = contentTypes[path.extname(candidate)] ?? 'application/octet-stream';
          return { status: 200, type, body };
        } catch {
          continue;
        }
      }
    }
    return { status: 404, type: 'text/plain', body: 'Not Found' };
  }
}
