import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defaultLocale, type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import type { BuildPolicy } from '#kit/server/headers/build-policy.ts';
import { inlineHashes } from '#kit/server/headers/inline-hashes.ts';
import {
  contentSecurityPolicy,
  robotsHeader,
  securityHeaders,
} from '#kit/server/headers/security-headers.ts';

/** Headers, policies and not-found pages of a build, independent of any host's format. */
export interface HostRules {
  /** Headers of every response, except the content security policy. */
  headers: Readonly<Record<string, string>>;
  /** Policy of a file without inline scripts and styles. */
  plainPolicy: string;
  /** Policy of each HTML and SVG file by its path: '/about/index.html', '/favicon.svg'. */
  policies: ReadonlyMap<string, string>;
  /** One policy for all pages: it allows the inline scripts and styles of every page. */
  pagePolicy: string;
  /** Every file of the build: '/about/index.html', '/assets/a.js'. */
  files: readonly string[];
  /**
   * The 404 page of each language, with the folder of addresses for which it is shown: '/de', or '' for
   * the default language. The default language comes last, because its folder contains every address.
   */
  notFound: readonly { folder: string; file: string }[];
}

/**
 * Derives the rules from the files of a finished build.
 *
 * @param directory Public folder of the build.
 */
export function readHostRules(directory: string, policy: BuildPolicy): HostRules {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => !hostFiles.test(file))
    .sort();
  const policies = new Map<string, string>();
  const pageScripts = new Set<string>();
  const pageStyles = new Set<string>();
  for (const file of files.filter((name) => /\.(?:html|svg)$/.test(name))) {
    const hashes = inlineHashes(readFileSync(path.join(directory, file), 'utf8'));
    policies.set(file, contentSecurityPolicy(hashes, policy));
    if (!file.endsWith('.html')) continue;
    for (const hash of hashes.scripts) pageScripts.add(hash);
    for (const hash of hashes.styles) pageStyles.add(hash);
  }
  return {
    headers: {
      ...securityHeaders,
      ...(!policy.indexed && { [robotsHeader.name]: robotsHeader.value }),
    },
    plainPolicy: contentSecurityPolicy({ scripts: [], styles: [] }, policy),
    policies,
    pagePolicy: contentSecurityPolicy(
      { scripts: [...pageScripts], styles: [...pageStyles] },
      policy,
    ),
    files,
    notFound: [...localeCodes.filter((code) => code !== defaultLocale), defaultLocale].map(
      (code) => ({ folder: folderOf(code), file: notFoundFile(code) }),
    ),
  };
}

/** Returns the path at which hosts look for the 404 page of a language: '/de/404.html'. */
export function notFoundFile(locale: LocaleCode): string {
  return `${folderOf(locale)}/404.html`;
}

/** Returns the folder of a language's addresses: '/de', or '' for the default language. */
function folderOf(locale: LocaleCode): string {
  return localizePath('/', locale).replace(/\/$/, '');
}

/** Matches the files that an earlier call of `writeHostFiles` (write.ts) has written into the folder. */
const hostFiles = /^\/(?:_headers|_redirects)$/;
