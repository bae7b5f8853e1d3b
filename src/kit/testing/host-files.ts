/** What hosts make of `_headers` and `_redirects`, by their own documentation and source. */

/** A rule of `_headers`. */
export interface HeaderRule {
  pattern: string;
  /** In their order: a name to take back, or a name and its value. */
  entries: readonly { name: string; value?: string }[];
}

/**
 * How rules are put together that match the same address: Cloudflare joins their values unless
 * one takes back what was said before; on Netlify the last one holds.
 */
export type Joining = 'cloudflare' | 'netlify';

/** A rule is an address, and below it lines that are indented. */
export function parseHeaders(text: string): HeaderRule[] {
  return text.split(/\n+(?=\/)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split(/\n\s*/);
    const entries = lines.map((line) => {
      const [name = '', value] = line.split(/: (.*)/);
      return value === undefined ? { name: name.replace(/^! /, '') } : { name, value };
    });
    return { pattern, entries };
  });
}

/** The headers of an address, by their names in lower case. */
export function headersFor(
  rules: readonly HeaderRule[],
  address: string,
  joining: Joining,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { entries } of rules.filter(({ pattern }) => matches(pattern, address))) {
    for (const { name, value } of entries) {
      const key = name.toLowerCase();
      // Only Cloudflare takes anything back.
      if (value === undefined) {
        if (joining === 'cloudflare') delete headers[key];
        continue;
      }
      const before = joining === 'cloudflare' ? headers[key] : undefined;
      headers[key] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return headers;
}

export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

export function parseRedirects(text: string): RedirectRule[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(/\s+/);
      return { from, to, status: parseInt(status) };
    });
}

/** The first rule for an address. */
export function redirectFor(
  rules: readonly RedirectRule[],
  address: string,
): RedirectRule | undefined {
  return rules.find(({ from }) => matches(from, address) || matches(from, `${address}/`));
}

/** `*` stands for anything. */
function matches(pattern: string, address: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(address);
}
