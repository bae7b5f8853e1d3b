import { readFileSync } from 'node:fs';

import { inlineHashes } from '#kit/server/headers/inline-hashes.ts';

/** The file whose tables say which headers every answer has. */
const page = 'docs/headers.md';

export interface HeaderTable {
  /** Values by the names of headers. */
  headers: ReadonlyMap<string, string>;
  /** Sources by directives of the content security policy. */
  policy: ReadonlyMap<string, string>;
}

/** What docs/headers.md says. */
export function readHeaderTable(text = readFileSync(page, 'utf8')): HeaderTable {
  const rows = Array.from(
    text.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|/gm),
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  return {
    headers: new Map(rows.filter(([name]) => /^[A-Z]/.test(name))),
    policy: new Map(rows.filter(([name]) => /^[a-z]/.test(name))),
  };
}

/**
 * What of an answer differs from docs/headers.md; empty where nothing does.
 *
 * @param answer Its body is read where it is HTML.
 * @param withHosts Whether the build is configured for scripts or a provider of others.
 * @param withAnyStyles Whether one policy for all pages may allow any inline style.
 */
export async function headerFaults(
  answer: Response,
  { withHosts = false, withAnyStyles = false, table = readHeaderTable() } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, value] of table.headers) {
    const given = answer.headers.get(name);
    if (given !== value) faults.push(`${name}: ${given ?? 'none'}`);
  }
  const given = parsePolicy(answer.headers.get('content-security-policy') ?? '');
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const { scripts, styles } = inlineHashes(isHtml ? await answer.clone().text() : '');
  const hashes: Record<string, readonly string[]> = {
    'script-src': scripts,
    'style-src': isAnyStyle(given) ? [] : styles,
  };
  for (const name of new Set([...table.policy.keys(), ...given.keys()])) {
    const expected = table.policy.get(name)?.split(' ');
    const sources = given.get(name);
    const more = sources?.filter((source) => !expected?.includes(source)) ?? [];
    const missing = [...(expected ?? []), ...(hashes[name] ?? [])].filter(
      (source) => !sources?.includes(source),
    );
    const isMoreRight = more.every(
      (source) =>
        (hashes[name] && /^'sha256-.+'$/.test(source)) ||
        (withAnyStyles && name === 'style-src' && source === anyStyle) ||
        (withHosts && mayHaveHosts.has(name) && /^https:\/\/[^/]+$/.test(source)),
    );
    if (!expected || missing.length > 0 || !isMoreRight) {
      faults.push(`${name} ${sources?.join(' ') ?? 'is not in the policy'}`);
    }
  }
  return faults;
}

const anyStyle = "'unsafe-inline'";

/** Such a policy names no style by its hash. */
function isAnyStyle(policy: ReadonlyMap<string, string[]>): boolean {
  return policy.get('style-src')?.includes(anyStyle) ?? false;
}

const mayHaveHosts = new Set(['script-src', 'connect-src', 'img-src']);

function parsePolicy(text: string): Map<string, string[]> {
  return new Map(
    text
      .split('; ')
      .filter(Boolean)
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
}
