import { inflateSync } from 'node:zlib';

import type { Page } from '@playwright/test';

/** What a page is on paper; lengths in points (1/72 inch). */
interface Printed {
  sheets: number;
  /** Of each heading, from its top to the lower edge of its sheet. */
  belowHeadings: number[];
  /** Lines of text on the last sheet. */
  lastLines: number;
}

/** Prints on A4 without margins, by the outline and the content streams of Chromium's PDF. */
export async function printed(page: Page): Promise<Printed> {
  const file = await page.pdf({ format: 'A4', outline: true, tagged: true });
  const pdf = file.toString('latin1');
  const tops = [...pdf.matchAll(/\/Dest \[\d+ 0 R \/XYZ [\d.]+ ([\d.]+) 0\]/g)];
  const sheets = [...pdf.matchAll(/<<\/Type \/Page\n[^]*?\/Contents (\d+) 0 R/g)];
  const [, last = ''] = sheets.at(-1) ?? [];
  const start = pdf.indexOf('stream\n', pdf.indexOf(`\n${last} 0 obj\n`)) + 'stream\n'.length;
  const stream = inflateSync(file.subarray(start)).toString('latin1');
  const baselines = [...stream.matchAll(/ (-?[\d.]+) Tm$/gm)].map(([, y]) => y);
  return {
    sheets: sheets.length,
    belowHeadings: tops.map(([, y]) => Number(y)),
    lastLines: new Set(baselines).size,
  };
}
