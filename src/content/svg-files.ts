import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Placed, PublishedFile } from '#kit/content/collection.ts';
import { publishedFile } from '#kit/content/published-file.ts';
import { inspectSvg } from '#kit/content/svg.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

/** An SVG file that a client's entry names, and its proportions. */
export type Logo = PublishedFile & { width: number; height: number };

/** An SVG file that the entry of a category names, and its markup. */
export type Icon = PublishedFile & { markup: string };

/**
 * Finds `./halden.svg` beside the entry of a client.
 *
 * @returns the logo, or what is wrong with it.
 */
export function findLogo({ locale }: Placed, name: string): { logo?: Logo; problem?: string } {
  const found = readSvg('src/content/clients', { locale, folder: '' }, name);
  if ('problem' in found) return found;
  const { file, svg, width, height } = found;
  if (hasGround(svg, width, height)) {
    return {
      problem: `${file} has a filled rectangle behind it, which would hide its shape: take it out (pages show a logo in the colour of their text)`,
    };
  }
  return { logo: { ...publishedFile(file), width, height } };
}

/** Whether a rectangle fills all of an SVG picture, as many programs export one. */
function hasGround(svg: string, width: number, height: number): boolean {
  const drawn = svg.replace(/<(defs|mask|clipPath|pattern|symbol)\b[^]*?<\/\1>/g, '');
  return [...drawn.matchAll(/<rect\b[^>]*>/g)].some(([rectangle]) => {
    const attribute = (name: string) =>
      new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(rectangle)?.[1];
    const covers = (side: string, whole: number) => {
      const length = attribute(side) ?? '';
      return length === '100%' || parseFloat(length) >= whole;
    };
    const isCut =
      /\s(?:mask|clip-path)\s*=|fill(?:-opacity)?\s*[=:]\s*["']?(?:none|transparent|0)\b/;
    return covers('width', width) && covers('height', height) && !isCut.test(rectangle);
  });
}

/**
 * Finds `./icon.svg` in the folder of a category. An icon becomes a part of the page, where it takes
 * the colours of what it stands in; so nothing in it may have an id or styles of its own.
 *
 * @returns its markup and its file, or what is wrong with it.
 */
export function findIcon({ locale, id }: Placed, name: string): { icon?: Icon; problem?: string } {
  const found = readSvg('src/content/services', { locale, folder: id }, name);
  if ('problem' in found) return found;
  const { file, svg } = found;
  const [, opening = '', shapes = ''] = /(<svg\b[^>]*>)([^]*)/.exec(svg) ?? [];
  if (/<style\b|\s(?:id|style|class)\s*=/.test(opening + shapes)) {
    return { problem: `${file} has an id, a class or styles: draw it with attributes alone` };
  }
  // Its size is the page's to say.
  const sized = opening.replace(/\s(?:xmlns|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  const markup = sized + shapes.replace(/<!--[^]*?-->/g, '').replace(/\s+(?=<)|(?<=>)\s+/g, '');
  return { icon: { ...publishedFile(file), markup } };
}

/** A translation need not have a copy of its own. */
function readSvg(
  directory: string,
  { locale, folder }: { locale: string; folder: string },
  name: string,
): { file: string; svg: string; width: number; height: number } | { problem: string } {
  const file = [locale, defaultLocale]
    .map((language) => path.posix.join(directory, language, folder, name))
    .find((place) => existsSync(place));
  if (file === undefined) return { problem: `there is no file "${name}" beside the entry` };
  const svg = readFileSync(file, 'utf8');
  const inspected = inspectSvg(svg);
  if ('problem' in inspected) return { problem: `${file} ${inspected.problem}` };
  return { file, svg, ...inspected };
}
