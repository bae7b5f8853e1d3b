import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { contentHash, type Encoding, encodings } from '#kit/server/files/encodings.ts';

import { keepFiles } from './kept-files.ts';

/** Bytes. Smaller files fit into one packet uncompressed. */
const smallest = 1024;
/** Texts. Pictures and fonts are compressed by themselves. */
const texts = '**/*.{html,js,css,txt,svg,json,xml,webmanifest}';

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Brotli's quality for a built file, named relative to the site's folder: 11 for assets, which every
 * page loads; 10 for pages, 7 % smaller before the first paint; 6 for the rest, as 9 takes ten times as
 * long for one percent.
 */
export function brotliOptions(name: string) {
  const level = name.startsWith('assets/') ? 11 : name.endsWith('.html') ? 10 : 6;
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
}

const compress: Record<Encoding, (body: Buffer, name: string) => Promise<Buffer>> = {
  br: (body, name) => brotli(body, brotliOptions(name)),
  gzip: (body) => toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses the texts of a folder in every encoding that the server offers.
 *
 * @param source Built files.
 * @param target Gets the representations, named by `contentHash` of what they were made from.
 */
export async function compressFiles(source: string, target: string): Promise<void> {
  const makers = new Map<string, () => Promise<Buffer>>();
  for (const name of globSync(texts, { cwd: source })) {
    const file = path.join(source, name);
    const body = readFileSync(file);
    if (body.length < smallest) continue;
    for (const { name: encoding, extension } of encodings) {
      // Read again when it is compressed, so that not all files are held in memory.
      makers.set(contentHash(body) + extension, async () =>
        compress[encoding](await readFile(file), name),
      );
    }
  }
  await keepFiles(target, makers);
}
