/** Renders one part of the pages, and finishes them when all parts are rendered. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

import type { BuildPart } from '../../server/build-part.ts';
import { finishPage } from '../../server/finish-html.ts';
import { writeChanged } from '../kept-files.ts';
import {
  createTemplateStyles,
  type File,
  pagePayload,
  payloadName,
  startScript,
} from './finish.ts';
import { addClasses, type TemplateClasses, templateOf } from './templates.ts';

export interface PartData {
  distDir: string;
  part: BuildPart;
}

/** What a part has written of the folder that visitors see. */
export interface PartFiles {
  pages: number;
  names: string[];
}

/** The entry for builds that Waku bundles. */
interface BuildEntry {
  INTERNAL_runBuild: (options: {
    rootDir: string;
    emitFile: (file: string, body: ReadableStream) => Promise<void>;
  }) => Promise<unknown>;
}

const { distDir, part } = workerData as PartData;
globalThis.__BUILD_PART__ = part;

const publicDir = path.join(distDir, 'public');
/**
 * Pages by the names of their files, compressed to a third: they wait for the classes of all
 * others, and are written once.
 */
const pages = new Map<string, Buffer>();
/** Addresses of what the pages need to be taken over, by the names of Waku's payloads. */
const payloads = new Map<string, string>();
const classes: TemplateClasses = new Map();
const names: string[] = [];
/** Names of parts that pages share, which are written once. */
const kept = new Set<string>();
const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

const entry = pathToFileURL(path.resolve(distDir, 'server/build.js')).href;
const { INTERNAL_runBuild: runBuild } = (await import(entry)) as BuildEntry;
await runBuild({ rootDir: process.cwd(), emitFile });

const answer = once(parentPort!, 'message');
parentPort!.postMessage(classes);
const [classesOfAll] = (await answer) as [TemplateClasses];
const stylesOf = createTemplateStyles(publicDir, classesOfAll, keep);
for (const [page, compressed] of pages) {
  const html = zstdDecompressSync(compressed).toString();
  const template = templateOf(html);
  const payload = payloads.get(payloadName(page));
  if (payload === undefined) throw new Error(`Waku wrote no payload of ${page}.`);
  const finished = finishPage(html, {
    payload,
    stylesOf: (address) => stylesOf(template, address),
    scriptOf: (text) => keep(startScript(text)),
  });
  write(page, Buffer.from(finished));
}
parentPort!.postMessage({ pages: pages.size, names } satisfies PartFiles);

async function emitFile(file: string, body: ReadableStream): Promise<void> {
  const name = path.posix.relative('public', file);
  const isPublic = !name.startsWith('../');
  // What the server is to know of the build is the same in every part.
  if (!isPublic && part.number > 0) return;
  const content = await buffer(body);
  // React lets go of what it has rendered in a later turn of the event loop.
  await setImmediate();
  if (!isPublic) {
    const place = path.join(distDir, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  } else if (name.endsWith('.html')) {
    // What zlib answers is a part of a larger piece of memory, which would be held whole.
    pages.set(name, Buffer.from(zstdCompressSync(content, fast)));
    addClasses(classes, content.toString());
  } else {
    write(name, content);
    if (!name.startsWith('RSC/R/')) return;
    payloads.set(name, keep(pagePayload(content)));
  }
}

/** Keeps a part of pages as a file; the address of it. */
function keep({ name, content }: File): string {
  if (!kept.has(name)) write(name, content);
  kept.add(name);
  return `/${name}`;
}

function write(name: string, content: Buffer): void {
  writeChanged(path.join(publicDir, name), content);
  names.push(name);
}
