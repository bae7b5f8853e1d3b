import { type KeyframesRule, type Selector, transform } from 'lightningcss';

const filename = 'used.css';
const classAttribute = /\sclass="([^"]*)"/g;
/** Attributes that an inline script sets on the element before it, which has not been painted yet. */
const attributeSet = /\.setAttribute\([`'"]([\w-]+)/g;
const attributeName = /\s([\w-]+)(?=="|[\s/>])/g;
/**
 * Pseudo-classes that match only after an action of the visitor. Such an action is a sign of intent
 * (src/kit/site/intent.ts), upon which the whole stylesheet is applied.
 */
const interactionStates: readonly string[] = [
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'popover-open',
];
/** Closed dialogs and popovers with their content; none of them is nested in one of its own kind. */
const closedParts =
  /<dialog\b(?![^>]*\sopen)[\s\S]*?<\/dialog>|<nav\b[^>]*\spopover=[\s\S]*?<\/nav>/g;

/** Character references that React writes in attributes. */
const characterReferences: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Classes and attributes of a document, written as in selectors: `.name`, `[name]`. */
export type Used = ReadonlySet<string>;

/** Attributes of `<html>` that inline scripts set before the first paint. */
const earlyAttributes = ['data-whole', 'data-motion'];

/** Returns the classes and attributes of a document, without those in closed dialogs and popovers. */
export function usedIn(html: string): Set<string> {
  const shown = html.replaceAll(closedParts, '');
  const classes = [...shown.matchAll(classAttribute)].flatMap(([, list = '']) =>
    list.replace(/&[\w#]+;/g, (name) => characterReferences[name] ?? name).split(/\s+/),
  );
  const attributes = [...shown.matchAll(attributeName), ...shown.matchAll(attributeSet)].map(
    ([, name = '']) => name,
  );
  return new Set([
    ...classes.map((name) => `.${name}`),
    ...[...attributes, ...earlyAttributes].map((name) => `[${name.toLowerCase()}]`),
  ]);
}

/** Return values of a visitor of Lightning CSS: remove the rule, or leave it as it is. */
const drop: never[] = [];
const keep = undefined;

/**
 * Returns the critical CSS: the rules of a stylesheet that documents with these classes and attributes
 * can need until the visitor acts. It leaves out rules for print, for classes and attributes that only
 * a later script sets, and for states that only the visitor brings about; all other rules stay.
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
  // A second pass removes empty at-rules and unused `@keyframes`. The definitions' own names are cut out
  // first, since they would count as uses.
  const uses = code.toString().replaceAll(/@keyframes [\w-]+/g, '');
  const visitor = {
    Rule: {
      keyframes: ({ value: { name } }: { value: KeyframesRule }) =>
        uses.includes(name.value) ? keep : drop,
    },
  };
  return transform({ filename, code, minify: true, visitor }).code.toString();
}

/** Whether a selector can match before the visitor acts, by the classes and attributes in use. */
function canApply(selector: Selector, used: Used): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return used.has(`.${part.name}`);
    if (part.type === 'attribute') return used.has(`[${part.name}]`);
    if (part.type !== 'pseudo-class') return true;
    if (interactionStates.includes(part.kind)) return false;
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
    return part.selectors.some((inner) => canApply(inner, used));
  });
}
