import { inflateSync } from 'node:zlib';

import type { Page } from '@playwright/test';

/** A printed page. Lengths are in points (1/72 inch). */
interface Printed {
  /** Number of sheets. */
  sheets: number;
  /** For each heading, the distance of its top from the lower edge of its sheet. */
  belowHeadings: number[];
  /** Number of lines of text on the last sheet. */
  lastLines: number;
}

/**
 * Prints a page on A4 without margins. Reads the result from the outline and the content streams of
 * Chromium's PDF.
 */
export async function printed(page: Page): Promise<Printed> {
  const file = await page.pdf({ format: 'A4', outline: true, tagged: true });
  const pdf = file.toString('latin1');
  // The outline has a destination with the position of each heading.
  const tops = [...pdf.matchAll(/\/Dest \[\d+ 0 R \/XYZ [\d.]+ ([\d.]+) 0\]/g)];
  const sheets = [...pdf.matchAll(/<<\/Type \/Page\n[^]*?\/Contents (\d+) 0 R/g)];
  const [, last = ''] = sheets.at(-1) ?? [];
  const start = pdf.indexOf('stream\n', pdf.indexOf(`\n${last} 0 obj\n`)) + 'stream\n'.length;
  const stream = inflateSync(file.subarray(start)).toString('latin1');
  // The operator `Tm` sets the position of a piece of text; its last number is the height of the baseline.
  const baselines = [...stream.matchAll(/ (-?[\d.]+) Tm$/gm)].map(([, y]) => y);
  return {
    sheets: sheets.length,
    belowHeadings: tops.map(([, y]) => Number(y)),
    lastLines: new Set(baselines).size,
  };
}
