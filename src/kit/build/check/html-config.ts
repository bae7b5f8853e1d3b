import type { ConfigData } from 'html-validate';

/** html-validate's recommended rules, less what React decides: the way it writes elements. */
export const htmlConfig: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<meta/>`, `charSet` and `open=""`. Browsers read them alike.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // `useId` begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The length of titles has a rule of its own that counts as search engines do.
    'long-title': 'off',
  },
};

/**
 * True for what html-validate finds and nobody can mend. React gives forms of server functions an
 * empty `action`, which posts to the page's own address, and forms of functions of the browser (on a
 * host of files) an address that runs nothing, until the page is taken over.
 */
export function isOfReact({ ruleId, message }: { ruleId: string; message: string }): boolean {
  return (
    ruleId === 'attribute-allowed-values' &&
    /^Attribute "action" has invalid value "(?:javascript:throw .*React form unexpectedly submitted.*)?"$/.test(
      message,
    )
  );
}
