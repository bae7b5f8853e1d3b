import { type KeyframesRule, type Selector, transform } from 'lightningcss';

const filename = 'used.css';
const classAttribute = /\sclass="([^"]*)"/g;
/** Attributes that an inline script sets on the element before it, which has not been painted yet. */
const attributeSet = /\.setAttribute\([`'"]([\w-]+)/g;
const attributeName = /\s([\w-]+)(?=="|[\s/>])/g;
/** What only an act of the visitor makes true, which is a sign of intent (src/kit/site/intent.ts). */
const ofActs: readonly string[] = [
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'popover-open',
];
/** Neither is nested in its own kind. */
const closedParts =
  /<dialog\b(?![^>]*\sopen)[\s\S]*?<\/dialog>|<nav\b[^>]*\spopover=[\s\S]*?<\/nav>/g;

/** As React writes characters in attributes. */
const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What selectors ask for, as they write it: `.name` of classes, `[name]` of attributes. */
export type Used = ReadonlySet<string>;

/** Attributes of `<html>` that inline scripts set before the first paint. */
const setEarly = ['data-whole', 'data-motion'];

/** Classes and attributes of a document, without those of closed dialogs and popovers. */
export function usedIn(html: string): Set<string> {
  const shown = html.replaceAll(closedParts, '');
  const classes = [...shown.matchAll(classAttribute)].flatMap(([, list = '']) =>
    list.replace(/&[\w#]+;/g, (name) => references[name] ?? name).split(/\s+/),
  );
  const attributes = [...shown.matchAll(attributeName), ...shown.matchAll(attributeSet)].map(
    ([, name = '']) => name,
  );
  return new Set([
    ...classes.map((name) => `.${name}`),
    ...[...attributes, ...setEarly].map((name) => `[${name.toLowerCase()}]`),
  ]);
}

/** What a visitor of the style sheet answers for a rule that goes, and for one that stays. */
const drop: never[] = [];
const keep = undefined;

/**
 * Critical CSS: the rules of a stylesheet that documents with these classes and attributes can need
 * until the visitor acts. What acts and scripts make true waits, as do rules for print; rules that
 * depend on anything else stay.
 */
export function usedStyles(css: string, used: Used): string {
  const { code } = transform({
    filename,
    // Without licence comments (`/*!`), which the whole stylesheet has.
    code: Buffer.from(css.replace(/\/\*![\s\S]*?\*\//g, '')),
    visitor: {
      Rule: {
        media: ({ value: { query } }) =>
          query.mediaQueries.every(
            ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
          )
            ? drop
            : keep,
        style: ({ value: { selectors } }) =>
          selectors.some((parts) => canApply(parts, used)) ? keep : drop,
      },
    },
  });
  // A second pass removes empty at-rules and unused `@keyframes`: a name where they are defined is no
  // use of them.
  const text = code.toString().replaceAll(/@keyframes [\w-]+/g, '');
  const visitor = {
    Rule: {
      keyframes: ({ value: { name } }: { value: KeyframesRule }) =>
        text.includes(name.value) ? keep : drop,
    },
  };
  return transform({ filename, code, minify: true, visitor }).code.toString();
}

function canApply(selector: Selector, used: Used): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return used.has(`.${part.name}`);
    if (part.type === 'attribute') return used.has(`[${part.name}]`);
    if (part.type !== 'pseudo-class') return true;
    if (ofActs.includes(part.kind)) return false;
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
    return part.selectors.some((inner) => canApply(inner, used));
  });
}
