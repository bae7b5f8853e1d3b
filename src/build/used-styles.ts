import { type KeyframesRule, type Selector, transform } from 'lightningcss';

const filename = 'used.css';
const classAttribute = /\sclass="([^"]*)"/g;

/** The class names that stand in a document. */
export function classesOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
}

/**
 * The part of a stylesheet that can apply to documents with these class names. What depends on
 * anything else, such as attributes and elements, stays.
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const { code } = transform({
    filename,
    // The names of tools are in the stylesheet itself.
    code: Buffer.from(css.replace(/\/\*![\s\S]*?\*\//g, '')),
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) =>
          selectors.some((parts) => canApply(parts, classes)) ? undefined : [],
      },
    },
  });
  // A second pass removes conditions around rules that are gone, and unused keyframes.
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
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
    return part.selectors.some((inner) => canApply(inner, classes));
  });
}
