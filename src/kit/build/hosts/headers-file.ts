import {
  cacheRules,
  contentTypeOf,
  immutableFolders,
  isImmutable,
} from '#kit/server/files/file-rules.ts';

import type { HostRules } from './host-rules.ts';

/** A block of `_headers`: a pattern of addresses and their headers. */
export interface Block {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Characters; Cloudflare silently ignores longer lines of `_headers`. */
const cloudflareLongestLine = 2000;

const policyName = 'Content-Security-Policy';

/**
 * The file `_headers` of Netlify and Cloudflare.
 *
 * @returns its text, and warnings for lines that a host ignores.
 */
export function headersFile(rules: HostRules): { text: string; warnings: string[] } {
  const blocks = headerBlocks(rules)
    .map((block) =>
      longestLine(blockText(block)) > cloudflareLongestLine ? withAnyStyles(block) : block,
    )
    .map(blockText);
  const longest = Math.max(...blocks.map(longestLine));
  const warnings =
    longest > cloudflareLongestLine
      ? [
          `_headers has a line of ${String(longest)} characters; Cloudflare applies ${String(cloudflareLongestLine)}, and would send pages without a policy: serve this build from Netlify or with nginx, or use the server (docs/deploy.md).`,
        ]
      : [];
  return { text: blocks.join('\n'), warnings };
}

/** All pages share one policy, which allows the inline scripts and styles of each. */
export function headerBlocks(rules: HostRules): Block[] {
  const { headers, files, policies, pagePolicy, plainPolicy } = rules;
  const pictures = [...policies].filter(
    ([file, policy]) => !file.endsWith('.html') && policy !== plainPolicy,
  );
  return [
    {
      pattern: '/*',
      headers: { ...headers, [policyName]: pagePolicy, 'Cache-Control': cacheRules.page },
    },
    ...immutableFolders.map((folder) => ({
      pattern: `/${folder}/*`,
      headers: {
        'Cache-Control': cacheRules.immutable,
        ...(pictures.some(([file]) => file.startsWith(`/${folder}/`)) && {
          [policyName]: stylesAllowed(plainPolicy),
        }),
      },
    })),
    ...files
      .filter((file) => /\/(?:rss|atom)\.xml$/.test(file))
      .map((file) => ({
        pattern: file,
        headers: { 'Content-Type': contentTypeOf(file) },
      })),
    ...pictures
      .filter(([file]) => !isImmutable(file))
      .map(([file, policy]) => ({ pattern: file, headers: { [policyName]: policy } })),
  ];
}

/**
 * Inline styles of drawings differ, and are allowed for a whole folder: they cannot run code. Beside
 * hashes `'unsafe-inline'` would not count.
 */
function stylesAllowed(policy: string): string {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

/** Names no inline style by its hash: of a site with many kinds of pages they are too long together. */
function withAnyStyles({ pattern, headers }: Block): Block {
  return {
    pattern,
    headers: { ...headers, [policyName]: stylesAllowed(headers[policyName] ?? '') },
  };
}

function longestLine(text: string): number {
  return Math.max(...text.split('\n').map((line) => line.trim().length));
}

/**
 * Cloudflare joins the values of all matching rules, unless a rule removes the header first
 * (`! name`); on other hosts the last rule wins, and a line without a colon is ignored.
 */
function blockText({ pattern, headers }: Block): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(pattern === '/*' ? [] : [`  ! ${name}`]),
    `  ${name}: ${value}`,
  ]);
  return `${pattern}\n${lines.join('\n')}\n`;
}
