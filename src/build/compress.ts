import { globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { contentHash, type Encoding, encodings } from '../server/files/encodings.ts';

/** Below it, what compression saves fits into one packet anyway. Bytes. */
const smallest = 1024;
/** Texts. Pictures and fonts are compressed by themselves. */
const texts = '**/*.{html,js,css,txt,svg,json,xml,webmanifest}';

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli's level for a built file, named relative to the site's folder. */
export function brotliOptions(name: string) {
  // From 9 to 10 a page loses 6 % in 15 ms more; the best takes three times as long as that for
  // another 2 %, which only what every page loads is worth.
  return { params: { [constants.BROTLI_PARAM_QUALITY]: name.startsWith('assets/') ? 11 : 10 } };
}

const compress: Record<Encoding, (body: Buffer, name: string) => Promise<Buffer>> = {
  br: (body, name) => brotli(body, brotliOptions(name)),
  gzip: (body) => toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses the texts of a folder in every encoding that the server offers. What an earlier build
 * compressed stays: only texts that have changed take time.
 *
 * @param source Built files.
 * @param target Gets the representations, named by `contentHash` of what they were made from.
 */
export async function compressFiles(source: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  const present = new Set(readdirSync(target));
  const wanted = new Set<string>();
  const queue = globSync(texts, { cwd: source }).values();
  const work = async () => {
    for (const name of queue) {
      const body = await readFile(path.join(source, name));
      if (body.length < smallest) continue;
      for (const { name: encoding, extension } of encodings) {
        const representation = contentHash(body) + extension;
        if (wanted.has(representation)) continue;
        wanted.add(representation);
        if (present.has(representation)) continue;
        // A build that is interrupted must not leave a part of a file under its name.
        const file = path.join(target, representation);
        await writeFile(`${file}.part`, await compress[encoding](body, name));
        await rename(`${file}.part`, file);
      }
    }
  };
  // zlib works in threads of its own; two files for each processor keep them busy.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  for (const name of present) if (!wanted.has(name)) rmSync(path.join(target, name));
}
