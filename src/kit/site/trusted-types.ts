/** Trusted types of the DOM, as far as they are used here. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: Rules): { createHTML(html: string): string };
}

/** Each answers with what may be used, or null where nothing may. */
interface Rules {
  createHTML?: (html: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Policies that the content security policy lets the site's code make, and nobody else's. */
export const trustedTypePolicies = ['default', 'inert'] as const;
const [defaultName, inertName] = trustedTypePolicies;

/** What the text of a page never holds, and what would change the rest of it. */
const active = /<(?:script|iframe|frame|object|embed|base|meta|link)\b/i;
/** How React makes an empty script, which no browser runs. */
const emptyScript = '<script></script>';

/** Rules for what reaches the page as plain text. */
export const plainTextRules = {
  createHTML: (html) => (html === emptyScript || !active.test(html) ? html : null),
  /** Structured data stands in script elements too. JSON is no program: it runs nothing. */
  createScript(text) {
    try {
      JSON.parse(text);
      return text;
    } catch {
      return null;
    }
  },
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    // Of other hosts those that the content security policy names.
    return origin !== location.origin || pathname.startsWith('/assets/') ? address : null;
  },
} satisfies Rules;

/** Has the rules hold from here on; browsers ask them where the policy demands trusted types. */
export function installTrustedTypes(): void {
  if (trustedTypes?.defaultPolicy === null) trustedTypes.createPolicy(defaultName, plainTextRules);
}

/** Reads a whole page into a document of its own, in which nothing runs and nothing is loaded. */
export function parseInert(html: string): Document {
  inert ??= trustedTypes?.createPolicy(inertName, { createHTML: (text) => text });
  return new DOMParser().parseFromString(inert?.createHTML(html) ?? html, 'text/html');
}

let inert: ReturnType<TrustedTypes['createPolicy']> | undefined;
