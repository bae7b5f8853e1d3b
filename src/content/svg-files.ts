import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { BaseEntry, PublishedFile } from '#kit/content/collection.ts';
import { publishedFile } from '#kit/content/published-file.ts';
import { inspectSvg } from '#kit/content/svg.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

/** The SVG file that the entry of a client names. Width and height give its aspect ratio. */
export type Logo = PublishedFile & { width: number; height: number };

/** The SVG file that the entry of a category names, and its markup for the page. */
export type Icon = PublishedFile & { markup: string };

/**
 * Finds a logo, such as `./halden.svg`, beside the entry of a client.
 *
 * @returns the logo, or a problem (collections.ts reports it).
 */
export function findLogo({ locale }: BaseEntry, name: string): { logo?: Logo; problem?: string } {
  const logo = readSvg('src/content/clients', { locale, folder: '' }, name);
  if ('problem' in logo) return logo;
  const { file, svg, width, height } = logo;
  if (hasGround(svg, width, height)) {
    return {
      problem: `${file} has a filled rectangle behind it, which would hide its shape: take it out (pages show a logo in the colour of their text)`,
    };
  }
  return { logo: { ...publishedFile(file), width, height } };
}

/** Whether a filled rectangle covers the whole SVG picture. Many programs export such a rectangle as background. */
function hasGround(svg: string, width: number, height: number): boolean {
  // These elements are not drawn themselves, so a rectangle in them is no background.
  const drawn = svg.replace(/<(defs|mask|clipPath|pattern|symbol)\b[^]*?<\/\1>/g, '');
  return [...drawn.matchAll(/<rect\b[^>]*>/g)].some(([rectangle]) => {
    const attribute = (name: string) =>
      new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(rectangle)?.[1];
    const covers = (side: string, full: number) => {
      const length = attribute(side) ?? '';
      return length === '100%' || parseFloat(length) >= full;
    };
    const maskedOrUnfilled =
      /\s(?:mask|clip-path)\s*=|fill(?:-opacity)?\s*[=:]\s*["']?(?:none|transparent|0(?:\.0+)?)(?![\w.])/;
    return covers('width', width) && covers('height', height) && !maskedOrUnfilled.test(rectangle);
  });
}

/**
 * Finds an icon, such as `./icon.svg`, in the folder of a category. An icon becomes part of the page's HTML, so that
 * `currentColor` works in it. Ids, classes and styles in it would affect the page, and are refused.
 *
 * @returns the icon, or a problem (collections.ts reports it).
 */
export function findIcon(
  { locale, id }: BaseEntry,
  name: string,
): { icon?: Icon; problem?: string } {
  const icon = readSvg('src/content/services', { locale, folder: id }, name);
  if ('problem' in icon) return icon;
  const { file, svg } = icon;
  const [, opening = '', shapes = ''] = /(<svg\b[^>]*>)([^]*)/.exec(svg) ?? [];
  if (/<style\b|\s(?:id|style|class)\s*=/.test(opening + shapes)) {
    return { problem: `${file} has an id, a class or styles: draw it with attributes alone` };
  }
  // CSS of the page sets the size, and inline SVG needs no namespace.
  const sized = opening.replace(/\s(?:xmlns|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  const markup = sized + shapes.replace(/<!--[^]*?-->/g, '').replace(/\s+(?=<)|(?<=>)\s+/g, '');
  return { icon: { ...publishedFile(file), markup } };
}

/**
 * Reads an SVG file beside an entry. If the folder of the entry's language lacks the file, reads the file of the
 * default language.
 */
function readSvg(
  directory: string,
  { locale, folder }: { locale: string; folder: string },
  name: string,
): { file: string; svg: string; width: number; height: number } | { problem: string } {
  const file = [locale, defaultLocale]
    .map((language) => path.posix.join(directory, language, folder, name))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) return { problem: `there is no file "${name}" beside the entry` };
  const svg = readFileSync(file, 'utf8');
  const inspected = inspectSvg(svg);
  if ('problem' in inspected) return { problem: `${file} ${inspected.problem}` };
  return { file, svg, ...inspected };
}
