import { firstViewEnd } from '../../server/finish-html.ts';
import { classesOf, type ClassNames } from '../used-styles.ts';

/** What opens when the visitor asks for it: only its summary is seen at first. */
const folded = /(<details(?![^>]*\sopen)[^>]*>\s*<summary[^>]*>.*?<\/summary>).*?<\/details>/gs;

/** The class names in the pages of each template. */
export type TemplateClasses = Map<string, ClassNames>;

/** The route of a page without its language; empty for documents of another kind. */
export function templateOf(html: string): string {
  return /\bdata-page="(.*?)___/.exec(html)?.[1] ?? '';
}

/** Adds the class names of a page to those of its template. */
export function addClasses(classes: TemplateClasses, html: string): void {
  const all = classesOf(html);
  const [firstView = ''] = html.split(firstViewEnd, 1);
  const first = firstView === html ? all : classesOf(firstView.replaceAll(folded, '$1'));
  add(classes, templateOf(html), { all, first });
}

/** The class names of all parts, template by template. */
export function mergeClasses(parts: readonly TemplateClasses[]): TemplateClasses {
  const merged: TemplateClasses = new Map();
  for (const [template, names] of parts.flatMap((part) => [...part])) add(merged, template, names);
  return merged;
}

function add(classes: TemplateClasses, template: string, { all, first }: ClassNames): void {
  const known = classes.get(template);
  classes.set(template, {
    all: all.union(known?.all ?? new Set()),
    first: first.union(known?.first ?? new Set()),
  });
}
