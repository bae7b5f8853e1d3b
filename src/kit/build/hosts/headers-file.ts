import {
  cacheRules,
  contentTypeOf,
  immutableFolders,
  isImmutable,
} from '#kit/server/files/file-rules.ts';

import type { HostRules } from './host-rules.ts';

/** A block of `_headers`: headers for all addresses that match a pattern. */
export interface HeaderBlock {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Characters. Cloudflare silently ignores longer lines of `_headers`. */
const cloudflareLongestLine = 2000;

const policyName = 'Content-Security-Policy';

/**
 * Returns the text of `_headers` for Netlify and Cloudflare, and warnings about lines that Cloudflare
 * ignores.
 */
export function headersFile(rules: HostRules): { text: string; warnings: string[] } {
  const blocks = headerBlocks(rules).map(withShortPolicy).map(blockText);
  const longest = Math.max(...blocks.map(lengthOfLongestLine));
  const warnings =
    longest > cloudflareLongestLine
      ? [
          `_headers has a line of ${String(longest)} characters. Cloudflare ignores lines of more than ${String(cloudflareLongestLine)} and would send pages without a policy: serve this build from Netlify or with nginx, or use the server (docs/deploy.md).`,
        ]
      : [];
  return { text: blocks.join('\n'), warnings };
}

/**
 * Returns the headers of a build by pattern, the most general pattern first. All pages share one policy, which
 * allows the inline scripts and styles of every page.
 */
export function headerBlocks(rules: HostRules): HeaderBlock[] {
  const { headers, files, policies, pagePolicy, plainPolicy } = rules;
  // `policies` has pages and SVG files. SVG files with inline styles or scripts need another policy than `plainPolicy`.
  // An immutable folder may have many of them and gets one block, which allows inline styles but no scripts. In any other
  // folder, each of these files gets a block of its own.
  const specialSvgs = [...policies].filter(
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
        ...(specialSvgs.some(([file]) => file.startsWith(`/${folder}/`)) && {
          [policyName]: allowInlineStyles(plainPolicy),
        }),
      },
    })),
    // Feeds. Hosts choose a type by the extension, which would be `application/xml`.
    ...files
      .filter((file) => /\/(?:rss|atom)\.xml$/.test(file))
      .map((file) => ({
        pattern: file,
        headers: { 'Content-Type': contentTypeOf(file) },
      })),
    ...specialSvgs
      .filter(([file]) => !isImmutable(file))
      .map(([file, policy]) => ({ pattern: file, headers: { [policyName]: policy } })),
  ];
}

/**
 * Returns a policy that allows all inline styles instead of single ones by their hashes. Styles cannot run code.
 * The hashes are removed, since browsers ignore `'unsafe-inline'` beside a hash.
 */
function allowInlineStyles(policy: string): string {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

/**
 * Returns the block as it is, or, if a line is too long for Cloudflare, with a policy that allows all inline styles. On a
 * site with many routes the hashes of inline styles make the line of the policy too long.
 */
function withShortPolicy(block: HeaderBlock): HeaderBlock {
  if (lengthOfLongestLine(blockText(block)) <= cloudflareLongestLine) return block;
  const { pattern, headers } = block;
  return {
    pattern,
    headers: { ...headers, [policyName]: allowInlineStyles(headers[policyName] ?? '') },
  };
}

/** Counts characters, without the indentation of a line. */
function lengthOfLongestLine(text: string): number {
  return Math.max(...text.split('\n').map((line) => line.trim().length));
}

/**
 * Returns the lines of a block. If several blocks match, Cloudflare joins the values of a header unless
 * the later block removes it first (`! name`). On Netlify the last block wins, and a line without a colon
 * is ignored.
 */
function blockText({ pattern, headers }: HeaderBlock): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    // The block of all addresses comes first, so there is nothing to remove.
    ...(pattern === '/*' ? [] : [`  ! ${name}`]),
    `  ${name}: ${value}`,
  ]);
  return `${pattern}\n${lines.join('\n')}\n`;
}
