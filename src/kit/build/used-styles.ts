import { type KeyframesRule, type Selector, transform } from 'lightningcss';

const filename = 'used.css';
const classAttribute = /\sclass="([^"]*)"/g;
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

/** The class names of a document, without those of closed dialogs and popovers. */
export function classesOf(html: string): Set<string> {
  const names = [...html.replaceAll(closedParts, '').matchAll(classAttribute)];
  return new Set(
    names.flatMap(([, list = '']) =>
      list.replace(/&[\w#]+;/g, (name) => references[name] ?? name).split(/\s+/),
    ),
  );
}

/**
 * Critical CSS: the rules of a stylesheet that the first view of documents with these class names can
 * need. Rules that depend on anything but classes stay; rules for `:hover` and print are removed.
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const { code } = transform({
    filename,
    // Without licence comments (`/*!`), which the whole stylesheet has.
    code: Buffer.from(css.replace(/\/\*![\s\S]*?\*\//g, '')),
    visitor: {
      Rule: {
        media: ({ value: { query } }) =>
          query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        style: ({ value: { selectors } }) =>
          selectors.some((parts) => canApply(parts, classes)) ? undefined : [],
      },
    },
  });
  // A second pass removes empty at-rules and unused `@keyframes`.
  const text = code.toString().replaceAll(/@keyframes [\w-]+/g, '');
  const visitor = {
    Rule: {
      keyframes: ({ value: { name } }: { value: KeyframesRule }) =>
        text.includes(name.value) ? undefined : [],
    },
  };
  return transform({ filename, code, minify: true, visitor }).code.toString();
}

function canApply(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return classes.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'hover') return false;
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
    return part.selectors.some((inner) => canApply(inner, classes));
  });
}
