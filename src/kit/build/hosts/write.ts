import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import type { BuildPolicy } from '#kit/server/headers/build-policy.ts';
import { notFoundPath } from '#kit/site/not-found.ts';

import { headersFile } from './headers-file.ts';
import { notFoundFile, readHostRules } from './host-rules.ts';
import { nginxFiles } from './nginx.ts';

/**
 * Makes a build ready for hosts that only serve files. Moves the not-found page of each language to its
 * 404.html, writes `_headers` and `_redirects` into the public folder, and writes the folder `nginx` beside it.
 *
 * @param distDir Folder of a finished build.
 * @returns warnings about lines that are too long for a host.
 */
export function writeHostFiles(distDir: string, policy: BuildPolicy): string[] {
  const directory = path.join(distDir, 'public');
  for (const code of localeCodes) moveNotFoundPage(directory, code);
  const rules = readHostRules(directory, policy);
  const headers = headersFile(rules);
  const nginx = nginxFiles(rules);
  writeFileSync(path.join(directory, '_headers'), headers.text);
  // Only Netlify needs these rules. Cloudflare has no rules with status 404: it serves the nearest 404.html.
  const redirects = rules.notFound.map(({ folder, file }) => `${folder}/* ${file} 404\n`);
  writeFileSync(path.join(directory, '_redirects'), redirects.join(''));
  mkdirSync(path.join(distDir, 'nginx'), { recursive: true });
  writeFileSync(path.join(distDir, 'nginx/http.conf'), nginx.http);
  writeFileSync(path.join(distDir, 'nginx/server.conf'), nginx.server);
  return [...headers.warnings, ...nginx.warnings];
}

/**
 * Moves the not-found page of a language to its 404.html. At the address where Waku built the page, a host
 * would serve it with status 200.
 */
function moveNotFoundPage(directory: string, locale: LocaleCode): void {
  const folder = path.join(directory, notFoundPath(locale));
  // An earlier call for the same build has moved the page.
  if (!existsSync(folder)) return;
  renameSync(path.join(folder, 'index.html'), path.join(directory, notFoundFile(locale)));
  rmSync(folder, { recursive: true });
}
