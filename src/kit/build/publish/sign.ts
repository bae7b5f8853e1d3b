import { readFileSync } from 'node:fs';

import { inspectSvg } from '#kit/content/svg.ts';
import { site } from '#kit/site/definition.ts';

const { light, dark, sign: signFile } = site.brand;

export { signFile };

/** What keeps the sign from being shown, with its file. */
export function signProblems(): string[] {
  const inspected = inspectSvg(readFileSync(signFile, 'utf8'));
  return 'problem' in inspected ? [`${signFile}:1: ${inspected.problem}`] : [];
}

/** Width of the sign by its height. */
export function signRatio(): number {
  const inspected = inspectSvg(readFileSync(signFile, 'utf8'));
  if ('problem' in inspected) throw new Error(`${signFile} ${inspected.problem}`);
  return inspected.width / inspected.height;
}

/** The company's sign, in the ink that the ground asks for where it has no colour of its own. */
export function signOn(ground: string | undefined): string {
  const { ink } = ground === dark.ground ? dark : light;
  return readFileSync(signFile, 'utf8').replaceAll('currentColor', ink);
}

/** What icons show of it: the view with the id `icon`, where the file has one. */
export function iconOn(ground: string | undefined): string {
  return ofIcon(signOn(ground));
}

/** The icon as a vector, which asks the browser for dark or light. */
export function vectorIcon(): string {
  const style = `<style>:root{color:${light.ink}}@media (prefers-color-scheme:dark){:root{color:${dark.ink}}}</style>`;
  return ofIcon(readFileSync(signFile, 'utf8')).replace(/<svg\b[^>]*>/, `$&${style}`);
}

function ofIcon(svg: string): string {
  const view = /<view\b[^>]*\bid="icon"[^>]*>/.exec(svg)?.[0] ?? '';
  const box = /\bviewBox="([^"]*)"/.exec(view)?.[1];
  if (box === undefined) return svg;
  return svg.replace(/<svg\b[^>]*>/, (root) =>
    root.replace(/\s(?:viewBox|width|height)="[^"]*"/g, '').replace('>', ` viewBox="${box}">`),
  );
}
