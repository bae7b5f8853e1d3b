import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { contentHash, type Encoding, encodings } from '#kit/server/files/encodings.ts';

import { keepFiles } from './kept-files.ts';

/** Bytes. Smaller files are not compressed, since they fit into one packet as they are. */
const minBytes = 1024;
/** Glob of the text files. The formats of pictures and fonts are compressed already. */
const textFiles = '**/*.{html,js,css,txt,svg,json,xml,webmanifest}';

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Returns the options with which Brotli compresses a built file.
 *
 * @param name Path of the file in the public folder: 'assets/a.js'.
 */
export function brotliOptions(name: string) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(name) } };
}

/**
 * Returns Brotli's quality for a file, 0 to 11. Assets get the best, 11, because every page loads them. Pages get
 * 10, because the first paint waits for them and they are 7 % smaller than at 9. Other files get 6: compared with
 * 6, quality 9 would take ten times as long and save only 1 %.
 *
 * After a change here, delete the folder of compressed files: their names do not depend on the quality, which the
 * server does not know, so files that have not changed would keep their old compression.
 */
function qualityOf(name: string): number {
  if (name.startsWith('assets/')) return 11;
  return name.endsWith('.html') ? 10 : 6;
}

const compress: Record<Encoding, (body: Buffer, name: string) => Promise<Buffer>> = {
  br: (body, name) => brotli(body, brotliOptions(name)),
  gzip: (body) => toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses the text files of a folder in every encoding that the server offers.
 *
 * @param source Folder of the built files.
 * @param target Folder of the compressed files. The server finds a file there by the `contentHash` of the uncompressed
 *   file and the extension of the encoding (src/kit/server/files/static-files.ts).
 */
export async function compressFiles(source: string, target: string): Promise<void> {
  const makers = new Map<string, () => Promise<Buffer>>();
  for (const name of globSync(textFiles, { cwd: source })) {
    const file = path.join(source, name);
    const body = readFileSync(file);
    if (body.length < minBytes) continue;
    for (const { name: encoding, extension } of encodings) {
      // Each file is read again when its turn comes, so that not all are in memory at once.
      makers.set(contentHash(body) + extension, async () =>
        compress[encoding](await readFile(file), name),
      );
    }
  }
  await keepFiles(target, makers);
}
