import { readFileSync } from 'node:fs';

import { inspectSvg } from '#kit/content/svg.ts';
import { site } from '#kit/site/definition.ts';

const { light, dark } = site.brand;

export const signFile = site.brand.sign;

/** Returns the problem of the sign's file (`file:line: message`); an empty list if the file can be shown. */
export function signProblems(): string[] {
  const problem = signProblem(readFileSync(signFile, 'utf8'));
  return problem === undefined ? [] : [`${signFile}:1: ${problem}`];
}

/**
 * Returns why an SVG file cannot be the sign: the end of a sentence that begins with the file's name. Pages have the sign
 * in their HTML, so that it gets the colour of the text.
 */
export function signProblem(svg: string): string | undefined {
  const inspected = inspectSvg(svg);
  if ('problem' in inspected) return inspected.problem;
  return /<style\b|\sclass\s*=/.test(svg)
    ? 'has styles or classes, which would also be those of the page: export it with presentation attributes'
    : undefined;
}

/** Returns the aspect ratio of the sign: its width divided by its height. */
export function signRatio(): number {
  const inspected = inspectSvg(readFileSync(signFile, 'utf8'));
  if ('problem' in inspected) throw new Error(`${signFile} ${inspected.problem}`);
  return inspected.width / inspected.height;
}

/**
 * Returns the SVG of the company's sign with `currentColor` replaced by an ink colour.
 *
 * @param ground Background colour; undefined if it is transparent. On the background of dark pages the ink is
 * that of dark pages. On any other background the ink is that of light pages.
 */
export function signSvg(ground: string | undefined): string {
  const { ink } = ground === dark.ground ? dark : light;
  return readFileSync(signFile, 'utf8').replaceAll('currentColor', ink);
}

/** Returns the sign as icons show it: if the file has a view with the id `icon`, only that view. */
export function iconSvg(ground: string | undefined): string {
  return croppedToIcon(signSvg(ground));
}

/** Returns the icon as an SVG file whose ink follows the browser's colour scheme. */
export function vectorIcon(): string {
  const style = `<style>:root{color:${light.ink}}@media (prefers-color-scheme:dark){:root{color:${dark.ink}}}</style>`;
  return croppedToIcon(readFileSync(signFile, 'utf8')).replace(/<svg\b[^>]*>/, `$&${style}`);
}

/**
 * Replaces the view box of an SVG file by that of its `<view id="icon">`. Width and height are removed, since they
 * belong to the replaced view box. A file without such a view is returned unchanged.
 */
function croppedToIcon(svg: string): string {
  const view = /<view\b[^>]*\bid=["']icon["'][^>]*>/.exec(svg)?.[0] ?? '';
  const box = /\bviewBox=["']([^"']*)/.exec(view)?.[1];
  if (box === undefined) return svg;
  return svg.replace(/<svg\b[^>]*>/, (root) =>
    root
      .replace(/\s(?:viewBox|width|height)=(?:"[^"]*"|'[^']*')/g, '')
      .replace('>', ` viewBox="${box}">`),
  );
}
