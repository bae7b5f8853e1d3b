import { transform } from 'lightningcss';

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
 * anything else, such as attributes, elements and states, stays.
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const { code } = transform({
    filename,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          const used = selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || classes.has(part.name)),
          );
          return used ? undefined : [];
        },
      },
    },
  });
  // Conditions around rules that are gone go the second time.
  return transform({ filename, code, minify: true }).code.toString();
}
