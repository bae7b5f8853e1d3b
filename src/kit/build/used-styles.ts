import { type KeyframesRule, type Selector, transform } from 'lightningcss';

/** Lightning CSS requires a file name. No such file exists. */
const filename = 'used.css';
const classAttribute = /\sclass="([^"]*)"/g;
/**
 * Matches an attribute that an inline script in the page sets before the first paint: `.setAttribute('name'` in the
 * script's source (src/kit/motion/choose-rows.ts).
 */
const attributeSetByScript = /\.setAttribute\([`'"]([\w-]+)/g;
/**
 * Matches the name of an element's attribute. It also matches words of the text, which does no harm: at worst a
 * rule is kept that the page does not need.
 */
const attributeName = /\s([\w-]+)(?=="|[\s/>])/g;
/**
 * Pseudo-classes that match only after an action of the visitor. Such an action is a sign of intent
 * (src/kit/site/intent.ts), and at the first sign of intent the complete stylesheet is applied.
 */
const interactionStates: readonly string[] = [
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'popover-open',
];
/**
 * Matches popovers that are `nav` elements, with their content. A match ends at the first closing tag, so they must not
 * contain a `nav`. Dialogs are not among them: the first touch on a phone may open the mobile menu before the complete
 * stylesheet has come.
 */
const closedParts = /<nav\b[^>]*\spopover=[\s\S]*?<\/nav>/g;

/** Character references that React writes in attributes. */
const characterReferences: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Classes and attributes of a document, written as in selectors: `.name`, `[name]`. */
export type UsedNames = ReadonlySet<string>;

/**
 * Attributes of `<html>` that inline scripts in the head set through `dataset` before the first paint:
 * `data-whole` by src/layout/first-attributes.tsx, `data-motion` by src/kit/motion/motion-preference.ts. A
 * new one must be added here, or its rules apply only with the complete stylesheet.
 */
const earlyAttributes = ['data-whole', 'data-motion'];

/** Returns the classes and attributes of a document, without those in closed popovers. */
export function usedIn(html: string): Set<string> {
  const shown = html.replaceAll(closedParts, '');
  const classes = [...shown.matchAll(classAttribute)].flatMap(([, list = '']) =>
    list.replace(/&[\w#]+;/g, (name) => characterReferences[name] ?? name).split(/\s+/),
  );
  const attributes = [
    ...shown.matchAll(attributeName),
    ...shown.matchAll(attributeSetByScript),
  ].map(([, name = '']) => name);
  return new Set([
    ...classes.map((name) => `.${name}`),
    ...[...attributes, ...earlyAttributes].map((name) => `[${name.toLowerCase()}]`),
  ]);
}

/** Results of a visitor function of Lightning CSS: an empty list removes the rule, undefined keeps it. */
const drop: never[] = [];
const keep = undefined;

/**
 * Returns the critical CSS: the rules of a stylesheet that documents with these classes and attributes
 * can need until the visitor acts. It has no rules for print, for other classes and attributes (a script may set
 * them later), and for states that only an action of the visitor causes.
 */
export function usedStyles(css: string, used: UsedNames): string {
  const { code } = transform({
    filename,
    // Licence comments (`/*!`) are removed: the complete stylesheet still has them.
    code: Buffer.from(css.replace(/\/\*![\s\S]*?\*\//g, '')),
    visitor: {
      Rule: {
        media: ({ value: { query } }) => {
          const isForPrintOnly = query.mediaQueries.every(
            ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
          );
          return isForPrintOnly ? drop : keep;
        },
        style: ({ value: { selectors } }) =>
          selectors.some((parts) => canApply(parts, used)) ? keep : drop,
      },
    },
  });
  // A second pass removes unused `@keyframes` and, by minifying, empty at-rules. The search for uses leaves out the
  // definitions, which contain the name too.
  const withoutDefinitions = code.toString().replaceAll(/@keyframes [\w-]+/g, '');
  const visitor = {
    Rule: {
      keyframes: ({ value: { name } }: { value: KeyframesRule }) =>
        withoutDefinitions.includes(name.value) ? keep : drop,
    },
  };
  return transform({ filename, code, minify: true, visitor }).code.toString();
}

/**
 * Whether a selector can match before the visitor acts: all its classes and attributes are used, and it has
 * no interaction state. Selectors inside `:not(…)` are not examined.
 */
function canApply(selector: Selector, used: UsedNames): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return used.has(`.${part.name}`);
    if (part.type === 'attribute') return used.has(`[${part.name}]`);
    if (part.type !== 'pseudo-class') return true;
    if (interactionStates.includes(part.kind)) return false;
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') {
      return part.selectors.some((inner) => canApply(inner, used));
    }
    return true;
  });
}
