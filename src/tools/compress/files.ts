import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

import { contentHash, type Encoding, encodings } from '../../server/encodings.ts';
import { linkChanged } from '../kept-files.ts';

/** Below it, what compression saves fits into one packet anyway. Bytes. */
const smallest = 1024;
/** Home pages, and what pages load. */
const first = /^(?:assets\/|(?:[a-z]{2}\/)?index\.html$)/;
/** Texts. Pictures and fonts are compressed by themselves. */
const compressible = /\.(?:html|js|css|txt|svg|json|xml|webmanifest)$/;

type Levels = Readonly<Record<Encoding, number>>;

/** What every page loads is worth the slowest, and the page at which most visits begin. */
const firstLevels: Levels = { br: 11, zstd: 19, gzip: 9 };
/** Pages are many: 2 % larger than by the slowest, in a third of the time. */
const pageLevels: Levels = { br: 10, zstd: 9, gzip: 9 };
/** Of pages by the thousand: 14 % larger than by the slowest, in a fiftieth of the time. */
const bulkLevels: Levels = { br: 5, zstd: 9, gzip: 6 };
/** Texts together above which their build should not wait for more. Bytes. */
const bulk = 200 * 1024 * 1024;

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const toGzip = promisify(gzip);

const compress: Record<Encoding, (body: Buffer, level: number) => Promise<Buffer>> = {
  br: (body, level) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // A window larger than the file is only memory to be cleared.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(
          22,
          Math.max(10, Math.ceil(Math.log2(body.length + 16))),
        ),
      },
    }),
  zstd: (body, level) => zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: level } }),
  gzip: (body, level) => toGzip(body, { level }),
};

interface Text {
  /** Path within the source. */
  name: string;
  /** Bytes. */
  size: number;
  /** Whether visits begin with it. */
  isFirst: boolean;
}

export interface Folders {
  /** Built files. */
  source: string;
  /** Gets the compressed forms, named by `contentHash` of what they were made from. */
  target: string;
  /** Keeps them between builds, apart for each source. */
  cache: string;
}

/**
 * Compresses the texts of a folder in every encoding that the server offers. What an earlier build
 * compressed is taken from the cache; what the source has no more leaves it.
 *
 * @returns how many forms there are, and how many of them had to be made.
 */
export async function compressFiles({
  source,
  target,
  cache,
}: Folders): Promise<{ forms: number; made: number }> {
  await mkdir(target, { recursive: true });
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  const present = new Set(await readdir(target));
  const wanted = new Set<string>();
  const used = new Set<string>();
  let made = 0;
  const texts = await readTexts(source);
  const isBulk = texts.reduce((sum, { size }) => sum + size, 0) > bulk;

  const prepare = async ({ name, isFirst }: Text) => {
    const body = await readFile(path.join(source, name));
    const hash = contentHash(body);
    const levels = isFirst ? firstLevels : isBulk ? bulkLevels : pageLevels;
    for (const { name: encoding, extension } of encodings) {
      const level = levels[encoding];
      const kept = `${hash}-${String(level)}${extension}`;
      // Files of one content share their forms.
      if (used.has(kept)) continue;
      used.add(kept);
      if (!cached.has(kept)) {
        // A build that is interrupted must not leave a part of a file under its name.
        const unfinished = path.join(cache, `${kept}.unfinished`);
        await writeFile(unfinished, await compress[encoding](body, level));
        await rename(unfinished, path.join(cache, kept));
        made += 1;
      }
      const form = hash + extension;
      wanted.add(form);
      // An earlier build has left it there: from the cache, as it is now.
      if (present.has(form) && cached.has(kept)) continue;
      linkChanged(path.join(cache, kept), path.join(target, form));
    }
  };
  // zlib works in threads of its own; two files for each processor keep them busy.
  const queue = texts.values();
  await Promise.all(
    Array.from({ length: 2 * availableParallelism() }, async () => {
      for (const text of queue) await prepare(text);
    }),
  );
  for (const name of cached) if (!used.has(name)) await rm(path.join(cache, name));
  for (const name of present) if (!wanted.has(name)) await rm(path.join(target, name));
  return { forms: used.size, made };
}

async function readTexts(source: string): Promise<Text[]> {
  const names = await readdir(source, { recursive: true });
  const texts: Text[] = [];
  for (const name of names) {
    if (!compressible.test(name)) continue;
    const { size } = await stat(path.join(source, name));
    if (size >= smallest) texts.push({ name, size, isFirst: first.test(name) });
  }
  return texts;
}
