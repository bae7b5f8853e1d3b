import { mkdirSync, writeFileSync } from 'node:fs';

import type { Artwork } from '#kit/site/define.ts';

import { writeDrawings } from './build/write-drawings.ts';
import { writePortraits } from './build/write-portraits.ts';
import { type DrawingName, drawingNames } from './catalogue.ts';
import { drawingFile } from './file.ts';
import { portraitNames } from './portrait.ts';

/** The drawings, portraits and word marks of this site. */
export const artwork: Artwork = {
  names: { drawings: drawingNames, portraits: portraitNames },
  async write(publicDir) {
    const drawings = writeDrawings(publicDir);
    const { list: portraits, engraved } = await writePortraits({
      site: publicDir,
      cache: 'node_modules/.cache/portraits',
    });
    // Pages ask this list for addresses and sizes: to draw a picture for its name takes too long.
    mkdirSync('.generated', { recursive: true });
    writeFileSync('.generated/pictures.json', JSON.stringify({ drawings, portraits }));
    if (engraved > 0) console.log(`${String(engraved)} people engraved anew`);
  },
  draw: (name, tone) =>
    drawingFile(name as DrawingName, { tone: tone === 'light' ? 'paper' : 'navy' }),
};
