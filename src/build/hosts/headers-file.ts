import {
  cacheRules,
  contentTypeOf,
  immutableFolders,
  isImmutable,
} from '../../server/files/file-rules.ts';
import { addressOf, type HostRules } from './host-rules.ts';

/** A block of `_headers`: what is said of the addresses that a pattern matches. */
export interface Block {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** What Cloudflare applies of a file; lines and blocks beyond it are left out without a word. */
export const cloudflareLimits = { blocks: 100, line: 2000 } as const;

const policyName = 'Content-Security-Policy';

/**
 * The file `_headers` of Netlify and Cloudflare.
 *
 * @returns its text, and sentences for the builder where a host will not take all of it.
 */
export function headersFile(rules: HostRules): { text: string; warnings: string[] } {
  const blocks = headerBlocks(rules);
  const text = blocks.map(blockText).join('\n');
  const long = text.split('\n').some((line) => line.trim().length > cloudflareLimits.line);
  const warnings =
    blocks.length > cloudflareLimits.blocks || long
      ? [
          `_headers has ${String(blocks.length)} rules; Cloudflare applies ${String(cloudflareLimits.blocks)}, with lines of up to ${String(cloudflareLimits.line)} characters. There the policy would keep pages beyond them from running their own scripts: serve this build from Netlify or with nginx, or use the server (docs/deploy.md).`,
        ]
      : [];
  return { text, warnings };
}

/**
 * Where all pages' scripts fit into one line, one policy is said of all of them; where not, each
 * page has its own.
 */
export function headerBlocks(rules: HostRules): Block[] {
  const { policies, commonPolicy, plainPolicy, notFoundPolicy } = rules;
  const isCommon = `${policyName}: ${commonPolicy}`.length <= cloudflareLimits.line;
  // What no other rule knows is answered with the page that says so.
  const general = isCommon ? commonPolicy : notFoundPolicy;
  const own = [...policies].filter(
    ([file, policy]) => policy !== plainPolicy && !(isCommon && file.endsWith('.html')),
  );
  return [
    {
      pattern: '/*',
      headers: { ...rules.headers, [policyName]: general, 'Cache-Control': cacheRules.page },
    },
    ...immutableFolders.map((folder) => ({
      pattern: `/${folder}/*`,
      headers: {
        'Cache-Control': cacheRules.immutable,
        ...(own.some(([file]) => file.startsWith(`/${folder}/`)) && {
          [policyName]: stylesAllowed(plainPolicy),
        }),
      },
    })),
    ...rules.files
      .filter((file) => /\/(?:rss|atom)\.xml$/.test(file))
      .map((file) => ({
        pattern: file,
        headers: { 'Content-Type': contentTypeOf(file) },
      })),
    ...own
      .filter(([file]) => !isImmutable(file))
      .map(([file, policy]) => ({ pattern: addressOf(file), headers: { [policyName]: policy } })),
  ];
}

/** Drawings differ in their styles, which can run nothing: one rule for a folder of them. */
function stylesAllowed(policy: string): string {
  return policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}

/**
 * Cloudflare joins the values of all rules that match, unless a rule takes back what was said
 * before it (`! name`); elsewhere the last rule holds and a line without a colon is nothing.
 */
function blockText({ pattern, headers }: Block): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(pattern === '/*' ? [] : [`  ! ${name}`]),
    `  ${name}: ${value}`,
  ]);
  return `${pattern}\n${lines.join('\n')}\n`;
}
