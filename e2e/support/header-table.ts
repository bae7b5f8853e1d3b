import { readFileSync } from 'node:fs';

import { inlineHashes } from '#kit/server/headers/inline-hashes.ts';

/** The document with tables of the headers that every response has. */
const page = 'docs/headers.md';

export interface HeaderTable {
  /** Values of the headers, by their names. */
  headers: ReadonlyMap<string, string>;
  /** Sources of the content security policy, by their directives. */
  policy: ReadonlyMap<string, string>;
}

/** Reads the tables of docs/headers.md: names of headers begin with a capital, directives do not. */
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
 * Returns the headers and directives of a response that differ from docs/headers.md; an empty list if
 * none does.
 *
 * @param answer The response. If it is HTML, its body is read too, because the policy has to allow the inline scripts
 *   and styles by their hashes.
 * @param options.withHosts Whether the build is configured for third-party scripts or a provider.
 * @param options.withAnyStyles Whether the policy may allow any inline style. A host that sends the same policy for all
 *   pages needs this.
 */
export async function headerFaults(
  answer: Response,
  { withHosts = false, withAnyStyles = false, table = readHeaderTable() } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, value] of table.headers) {
    const actual = answer.headers.get(name);
    if (actual !== value) faults.push(`${name}: ${actual ?? 'none'}`);
  }
  const policy = parsePolicy(answer.headers.get('content-security-policy') ?? '');
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const { scripts, styles } = inlineHashes(isHtml ? await answer.clone().text() : '');
  const hashes: Record<string, readonly string[]> = {
    'script-src': scripts,
    'style-src': isAnyStyle(policy) ? [] : styles,
  };
  for (const name of new Set([...table.policy.keys(), ...policy.keys()])) {
    const expected = table.policy.get(name)?.split(' ');
    const sources = policy.get(name);
    const additional = sources?.filter((source) => !expected?.includes(source)) ?? [];
    const missing = [...(expected ?? []), ...(hashes[name] ?? [])].filter(
      (source) => !sources?.includes(source),
    );
    const areAdditionalAllowed = additional.every(
      (source) =>
        (hashes[name] && /^'sha256-.+'$/.test(source)) ||
        (withAnyStyles && name === 'style-src' && source === anyStyle) ||
        (withHosts && directivesWithHosts.has(name) && /^https:\/\/[^/]+$/.test(source)),
    );
    if (!expected || missing.length > 0 || !areAdditionalAllowed) {
      faults.push(`${name} ${sources?.join(' ') ?? 'is not in the policy'}`);
    }
  }
  return faults;
}

const anyStyle = "'unsafe-inline'";

/** Whether a policy allows any inline style. Such a policy contains no hashes of styles. */
function isAnyStyle(policy: ReadonlyMap<string, string[]>): boolean {
  return policy.get('style-src')?.includes(anyStyle) ?? false;
}

/** Directives to which a build may add hosts of third parties. */
const directivesWithHosts = new Set(['script-src', 'connect-src', 'img-src']);

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
