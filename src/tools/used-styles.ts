import {
  type KeyframesRule,
  type MediaRule,
  type Selector,
  type SelectorComponent,
  transform,
} from 'lightningcss';

/** The class names of documents. */
export interface ClassNames {
  all: ReadonlySet<string>;
  /** Those up to the end of the first view, where documents say where that is; else all. */
  first: ReadonlySet<string>;
}

/** What documents need of a stylesheet; all is in `first` where their first view has no end. */
export interface UsedStyles {
  first: string;
  rest: string;
}

/** A rule of style, as far as it decides who needs it. */
interface StyleRule {
  selectors: readonly Selector[];
  isPrinted: boolean;
}

const filename = 'used.css';
const classAttribute = /\sclass="([^"]*)"/g;
const none = (): [] => [];
const states = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within']);

/** The class names that stand in a document. */
export function classesOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
}

/**
 * The part of a stylesheet that can apply to documents with these class names. What depends on
 * anything else, such as attributes and elements, stays. Where the first view has an end, what it
 * shows only when the visitor points at it, opens it or prints it waits for the rest.
 */
export function usedStyles(css: string, { all, first }: ClassNames): UsedStyles {
  const isUsed = ({ selectors }: StyleRule) => selectors.some((parts) => canApply(parts, all));
  if (first.size === all.size) return { first: keep(css, isUsed), rest: '' };
  const isFirst = ({ selectors, isPrinted }: StyleRule) =>
    !isPrinted && selectors.some((parts) => canApply(parts, first) && !parts.some(isState));
  return {
    first: keep(css, isFirst),
    rest: keep(css, (rule) => isUsed(rule) && !isFirst(rule), {
      'font-face': none,
      property: none,
    }),
  };
}

/** The rules of style for which `isKept` holds, and all others but those left out. */
function keep(css: string, isKept: (rule: StyleRule) => boolean, leftOut = {}): string {
  let isPrinted = false;
  const { code } = transform({
    filename,
    // The names of tools are in the stylesheet itself.
    code: Buffer.from(css.replace(/\/\*![\s\S]*?\*\//g, '')),
    visitor: {
      Rule: {
        media({ value }) {
          isPrinted ||= isPrint(value);
        },
        style: ({ value: { selectors } }) => (isKept({ selectors, isPrinted }) ? undefined : []),
        ...leftOut,
      },
      RuleExit(rule) {
        if (rule.type === 'media' && isPrint(rule.value)) isPrinted = false;
      },
    },
  });
  // Conditions around rules that are gone go the second time, and movements of none.
  const text = code.toString().replaceAll(/@keyframes [\w-]+/g, '');
  const visitor = {
    Rule: {
      keyframes: ({ value: { name } }: { value: KeyframesRule }) =>
        text.includes(name.value) ? undefined : [],
    },
  };
  return transform({ filename, code, minify: true, visitor }).code.toString();
}

function isPrint({ query }: MediaRule): boolean {
  return query.mediaQueries.every(({ mediaType }) => mediaType === 'print');
}

function isState(part: SelectorComponent): boolean {
  return (
    (part.type === 'pseudo-class' && states.has(part.kind)) ||
    (part.type === 'pseudo-element' && part.kind === 'selection') ||
    (part.type === 'attribute' && part.name === 'open')
  );
}

function canApply(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return classes.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
    return part.selectors.some((inner) => canApply(inner, classes));
  });
}
