import type { ConfigData } from 'html-validate';

/**
 * html-validate's recommended rules, without those that React's way of writing elements breaks, or that other
 * rules of this folder replace.
 */
export const htmlConfig: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<meta/>`, `charSet` and `open=""`. Browsers read these like `<meta>`, `charset` and `open`.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Ids of `useId` begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // `unsuitableLengths` (head-rules.ts) checks the length of titles, without soft hyphens.
    'long-title': 'off',
  },
};

/**
 * Whether a finding of html-validate is about an `action` attribute that React writes and this project cannot
 * change. Forms of server functions get an empty `action`, which posts to the page's own address. Forms of
 * client functions (in a static build) get a `javascript:` address that only throws, until React hydrates
 * them.
 */
export function isCausedByReact({ ruleId, message }: { ruleId: string; message: string }): boolean {
  return (
    ruleId === 'attribute-allowed-values' &&
    /^Attribute "action" has invalid value "(?:javascript:throw .*React form unexpectedly submitted.*)?"$/.test(
      message,
    )
  );
}
