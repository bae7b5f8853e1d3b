/** Compresses the built files for the server, which sends them as they are. The last step of a build. */
import { mkdirSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

import { type Encoding, encodings } from '../server/encodings.ts';
import { readEnvironment } from '../server/environment.ts';

/** Below it, what compression saves fits into one packet anyway. Bytes. */
const smallest = 1024;
/** PNG and WOFF2 are compressed by themselves. */
const compressible = /\.(?:html|js|css|txt|svg|json|xml|webmanifest|ico)$/;

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const toGzip = promisify(gzip);

/** What every page needs is worth the slowest level; pages are many, a tenth larger in a twentieth of the time. */
const isAsset = (name: string) => name.startsWith('assets');

const compress: Record<Encoding, (body: Buffer, name: string) => Promise<Buffer>> = {
  br: (body, name) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isAsset(name) ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // A window larger than the file is only memory to be cleared.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(
          22,
          Math.max(10, Math.ceil(Math.log2(body.length + 16))),
        ),
      },
    }),
  zstd: (body, name) =>
    zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: isAsset(name) ? 19 : 12 } }),
  gzip: (body) => toGzip(body, { level: 9 }),
};

const start = performance.now();
const { distDir, siteHost } = readEnvironment(process.env);
const source = path.join(distDir, 'public');
const target = path.join(distDir, 'compressed');
rmSync(target, { recursive: true, force: true });
// Hosts that only serve files compress them by themselves.
if (siteHost === 'node') {
  const names = (await readdir(source, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  let written = 0;
  const next = names.values();
  // zlib works in threads of its own; two files each keep them busy.
  await Promise.all(
    Array.from({ length: 2 * availableParallelism() }, async () => {
      for (const name of next) {
        const kept = await prepare(name);
        written += kept;
      }
    }),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${String(written)} compressed files in ${seconds} s`);
}

/** Answers how many forms were worth keeping. */
async function prepare(name: string): Promise<number> {
  const body = await readFile(path.join(source, name));
  if (body.length < smallest) return 0;
  const file = path.join(target, name);
  mkdirSync(path.dirname(file), { recursive: true });
  const kept = await Promise.all(
    encodings.map(async ({ name: encoding, extension }) => {
      const result = await compress[encoding](body, name);
      if (result.length >= body.length) return 0;
      await writeFile(file + extension, result);
      return 1;
    }),
  );
  return kept.reduce<number>((sum, one) => sum + one, 0);
}
