/** The part of the Trusted Types API that is used here; TypeScript has no types of it. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: Rules): { createHTML(html: string): string };
}

/** Each returns what may be used, or null where it must not be. */
interface Rules {
  createHTML?: (html: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Policies that the content security policy lets the site's code make, and nobody else's. */
export const trustedTypePolicies = ['default', 'inert'] as const;
const [defaultName, inertName] = trustedTypePolicies;

/** Elements that run or load something or change the whole page; no text of a page has them. */
const activeElements = /<(?:script|iframe|frame|object|embed|base|meta|link)\b/i;
/** How React makes an empty script, which no browser runs. */
const emptyScript = '<script></script>';

/** Rules of the default policy, for strings that reach a DOM sink. */
export const plainTextRules = {
  createHTML: (html) => (html === emptyScript || !activeElements.test(html) ? html : null),
  /** Only JSON, which is no program: React writes structured data into script elements. */
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
    // The content security policy decides about other hosts.
    return origin !== location.origin || pathname.startsWith('/assets/') ? address : null;
  },
} satisfies Rules;

/** Registers the default policy. Browsers ask it where the content security policy demands trusted types. */
export function installTrustedTypes(): void {
  if (trustedTypes?.defaultPolicy === null) trustedTypes.createPolicy(defaultName, plainTextRules);
}

/** Parses a page into an inert document: no script runs, nothing is loaded. */
export function parseInert(html: string): Document {
  inert ??= trustedTypes?.createPolicy(inertName, { createHTML: (text) => text });
  return new DOMParser().parseFromString(inert?.createHTML(html) ?? html, 'text/html');
}

let inert: ReturnType<TrustedTypes['createPolicy']> | undefined;
