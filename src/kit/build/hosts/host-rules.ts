import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import type { BuildPolicy } from '#kit/server/headers/build-policy.ts';
import { inlineHashes } from '#kit/server/headers/inline-hashes.ts';
import {
  contentSecurityPolicy,
  robotsHeader,
  securityHeaders,
} from '#kit/server/headers/security-headers.ts';
import { notFoundPath } from '#kit/site/not-found.ts';

/** What a host of files has to be told of a build. No host is named here. */
export interface HostRules {
  /** Headers of every answer besides its policy. */
  headers: Readonly<Record<string, string>>;
  /** Policy of a file that holds no script and no style. */
  plainPolicy: string;
  /** Policies of documents by file: '/about/index.html', '/favicon.svg'. */
  policies: ReadonlyMap<string, string>;
  /** One policy that allows what any page of the site holds. */
  pagePolicy: string;
  /** Every file of the build: '/about/index.html', '/assets/a.js'. */
  files: readonly string[];
  /**
   * The page of each language that says that there is none, and the addresses that it is for: all
   * below '/de', or '' for the default language, which is the last.
   */
  notFound: readonly { folder: string; file: string }[];
}

/**
 * Reads a built directory.
 *
 * @param directory Its files as visitors get them.
 */
export function readHostRules(directory: string, policy: BuildPolicy): HostRules {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => !written.test(file))
    .sort();
  const policies = new Map<string, string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of files.filter((name) => /\.(?:html|svg)$/.test(name))) {
    const hashes = inlineHashes(readFileSync(path.join(directory, file), 'utf8'));
    policies.set(file, contentSecurityPolicy(hashes, policy));
    if (!file.endsWith('.html')) continue;
    for (const hash of hashes.scripts) scripts.add(hash);
    for (const hash of hashes.styles) styles.add(hash);
  }
  return {
    headers: {
      ...securityHeaders,
      ...(!policy.indexed && { [robotsHeader.name]: robotsHeader.value }),
    },
    plainPolicy: contentSecurityPolicy({ scripts: [], styles: [] }, policy),
    policies,
    pagePolicy: contentSecurityPolicy({ scripts: [...scripts], styles: [...styles] }, policy),
    files,
    notFound: localeCodes
      .toSorted((one, other) => Number(one === defaultLocale) - Number(other === defaultLocale))
      .map((code) => ({
        folder: localizePath('/', code).replace(/\/$/, ''),
        file: `${notFoundPath(code)}/index.html`,
      })),
  };
}

/** What `writeHostFiles` puts beside the files of the build. */
const written = /^\/(?:_headers|_redirects)$|\/404\.html$/;
