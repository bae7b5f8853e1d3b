import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BuildPolicy } from '#kit/server/headers/build-policy.ts';

import { headersFile } from './headers-file.ts';
import { readHostRules } from './host-rules.ts';
import { nginxFiles } from './nginx.ts';

/**
 * Writes the configuration of static hosts: `_headers`, `_redirects` and each language's 404.html
 * beside the pages, and for nginx a folder `nginx/` above them.
 *
 * @param distDir Folder of a finished build.
 * @returns warnings for what a host ignores.
 */
export function writeHostFiles(distDir: string, policy: BuildPolicy): string[] {
  const directory = path.join(distDir, 'public');
  const rules = readHostRules(directory, policy);
  const headers = headersFile(rules);
  const nginx = nginxFiles(rules);
  writeFileSync(path.join(directory, '_headers'), headers.text);
  // Cloudflare has no such rules; it looks for the nearest 404.html. `!`: although there is a file.
  const redirects = [
    ...rules.notFound.map(
      ({ folder, file }) => `${file.replace(/\/index\.html$/, '')} ${folder}/404.html 404!\n`,
    ),
    ...rules.notFound.map(({ folder }) => `${folder}/* ${folder}/404.html 404\n`),
  ];
  writeFileSync(path.join(directory, '_redirects'), redirects.join(''));
  for (const { folder, file } of rules.notFound) {
    cpSync(path.join(directory, file), path.join(directory, folder, '404.html'));
  }
  mkdirSync(path.join(distDir, 'nginx'), { recursive: true });
  writeFileSync(path.join(distDir, 'nginx/http.conf'), nginx.http);
  writeFileSync(path.join(distDir, 'nginx/server.conf'), nginx.server);
  return [...headers.warnings, ...nginx.warnings];
}
