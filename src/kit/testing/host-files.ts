/** How hosts interpret `_headers` and `_redirects`, according to the documentation and source of the hosts. */

/** A rule of `_headers`. */
export interface HeaderRule {
  pattern: string;
  /** The headers in the order of the file. An entry without a value (`! Name`) removes the header. */
  entries: readonly { name: string; value?: string }[];
}

/**
 * How a host combines several rules that match the same address. Cloudflare joins their values, and a rule can remove
 * a header that an earlier rule has set. On Netlify the last value wins.
 */
export type Joining = 'cloudflare' | 'netlify';

/** Parses `_headers`. A rule is a line with an address pattern, followed by indented lines with headers. */
export function parseHeaders(text: string): HeaderRule[] {
  return text.split(/\n+(?=\/)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split(/\n\s*/);
    const entries = lines.map((line) => {
      // The value itself may contain a colon and a space.
      const [name = '', value] = line.split(/: (.*)/);
      return value === undefined ? { name: name.replace(/^! /, '') } : { name, value };
    });
    return { pattern, entries };
  });
}

/** Returns the headers for an address, by their names in lower case. */
export function headersFor(
  rules: readonly HeaderRule[],
  address: string,
  joining: Joining,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { entries } of rules.filter(({ pattern }) => matches(pattern, address))) {
    for (const { name, value } of entries) {
      const key = name.toLowerCase();
      // Only Cloudflare supports removal.
      if (value === undefined) {
        if (joining === 'cloudflare') delete headers[key];
        continue;
      }
      const earlier = joining === 'cloudflare' ? headers[key] : undefined;
      headers[key] = earlier === undefined ? value : `${earlier}, ${value}`;
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

/** Returns the first rule that matches an address, or the address with a slash at the end. */
export function redirectFor(
  rules: readonly RedirectRule[],
  address: string,
): RedirectRule | undefined {
  return rules.find(({ from }) => matches(from, address) || matches(from, `${address}/`));
}

/** Whether an address matches a pattern, in which `*` matches any text. */
function matches(pattern: string, address: string): boolean {
  const literals = pattern.split('*').map((text) => text.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${literals.join('.*')}$`).test(address);
}
