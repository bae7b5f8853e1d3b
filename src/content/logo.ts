import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PublishedFile } from '#kit/content/collection.ts';
import { publishedFile } from '#kit/content/published-file.ts';
import { inspectSvg } from '#kit/content/svg.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';

/** An SVG file that a client's entry names, and its proportions. */
export type Logo = PublishedFile & { width: number; height: number };

/**
 * Finds `./halden.svg` beside the entry; a translation need not have a copy of its own.
 *
 * @returns the logo, or what is wrong with it.
 */
export function findLogo(
  directory: string,
  locale: string,
  name: string,
): { logo?: Logo; problem?: string } {
  const file = [locale, defaultLocale]
    .map((folder) => path.posix.join(directory, folder, name))
    .find((place) => existsSync(place));
  if (file === undefined) return { problem: `there is no file "${name}" beside the entry` };
  const inspected = inspectSvg(readFileSync(file, 'utf8'));
  if ('problem' in inspected) return { problem: `${file} ${inspected.problem}` };
  return { logo: { ...publishedFile(file), ...inspected } };
}
