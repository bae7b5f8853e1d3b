/** The part of the Trusted Types API that is used here; TypeScript has no types for it. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: Rules): { createHTML(html: string): string };
}

/** Each rule returns the value that may be used, or null to refuse it. */
interface Rules {
  createHTML?: (html: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Names of the only policies that the content security policy allows to be created. */
export const trustedTypePolicies = ['default', 'inert'] as const;
const [defaultName, inertName] = trustedTypePolicies;

/**
 * Matches elements that run or load something or affect the whole page. Texts of pages contain none of them.
 */
const activeElements = /<(?:script|iframe|frame|object|embed|base|meta|link)\b/i;
/** React creates script elements by parsing this string. Browsers do not run scripts that are created so. */
const emptyScript = '<script></script>';

/** Rules of the default policy, which browsers apply to plain strings that reach a DOM sink. */
export const defaultPolicyRules = {
  createHTML: (html) => (html === emptyScript || !activeElements.test(html) ? html : null),
  /** Allows JSON only, which does not run: React writes structured data into script elements. */
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
    // Other origins are left to the content security policy.
    return origin !== location.origin || pathname.startsWith('/assets/') ? address : null;
  },
} satisfies Rules;

/**
 * Registers the default policy. It applies where the content security policy requires trusted types
 * (src/kit/server/headers/security-headers.ts).
 */
export function installTrustedTypes(): void {
  if (trustedTypes?.defaultPolicy === null)
    trustedTypes.createPolicy(defaultName, defaultPolicyRules);
}

/** Parses HTML into an inert document: no script runs and nothing is loaded. */
export function parseInert(html: string): Document {
  inertPolicy ??= trustedTypes?.createPolicy(inertName, { createHTML: (text) => text });
  return new DOMParser().parseFromString(inertPolicy?.createHTML(html) ?? html, 'text/html');
}

let inertPolicy: ReturnType<TrustedTypes['createPolicy']> | undefined;
