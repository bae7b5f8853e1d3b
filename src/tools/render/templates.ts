import { classesOf } from '../used-styles.ts';

/** The class names in the pages of each template. */
export type TemplateClasses = Map<string, Set<string>>;

/** The route of a page without its language; empty for documents of another kind. */
export function templateOf(html: string): string {
  return /\bdata-page="(.*?)___/.exec(html)?.[1] ?? '';
}

/** Adds the class names of a page to those of its template. */
export function addClasses(classes: TemplateClasses, html: string): void {
  const template = templateOf(html);
  const known = classes.get(template) ?? new Set();
  for (const name of classesOf(html)) known.add(name);
  classes.set(template, known);
}

/** The class names of all parts, template by template. */
export function mergeClasses(parts: readonly TemplateClasses[]): TemplateClasses {
  const merged: TemplateClasses = new Map();
  for (const [template, names] of parts.flatMap((part) => [...part])) {
    merged.set(template, names.union(merged.get(template) ?? new Set()));
  }
  return merged;
}
