/** Renders one part of the pages, and finishes them when all parts are rendered. */
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import type { BuildPart } from '../../server/build-part.ts';
import { finishPage } from '../../server/finish-html.ts';
import { createTemplateStyles, pagePayload, payloadName } from './finish.ts';
import { addClasses, type TemplateClasses, templateOf } from './templates.ts';

export interface PartData {
  distDir: string;
  part: BuildPart;
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
const pages: string[] = [];
/** Addresses of what the pages need to be taken over, by the names of Waku's payloads. */
const payloads = new Map<string, string>();
const classes: TemplateClasses = new Map();

const entry = pathToFileURL(path.resolve(distDir, 'server/build.js')).href;
const { INTERNAL_runBuild: runBuild } = (await import(entry)) as BuildEntry;
await runBuild({ rootDir: process.cwd(), emitFile });

const answer = once(parentPort!, 'message');
parentPort!.postMessage(classes);
const [classesOfAll] = (await answer) as [TemplateClasses];
const styleOf = createTemplateStyles(publicDir, classesOfAll);
for (const page of pages) {
  const file = path.join(publicDir, page);
  const html = readFileSync(file, 'utf8');
  const template = templateOf(html);
  const payload = payloads.get(payloadName(page));
  if (payload === undefined) throw new Error(`Waku wrote no payload of ${page}.`);
  const finished = finishPage(html, { styleOf: (address) => styleOf(template, address), payload });
  writeFileSync(file, finished);
}
parentPort!.postMessage(pages.length);

async function emitFile(file: string, body: ReadableStream): Promise<void> {
  const name = path.posix.relative('public', file);
  const isPublic = !name.startsWith('../');
  // What the server is to know of the build is the same in every part.
  if (!isPublic && part.number > 0) return;
  const content = await buffer(body);
  // React lets go of what it has rendered in a later turn of the event loop.
  await setImmediate();
  if (isPublic && name.endsWith('.html')) {
    pages.push(name);
    addClasses(classes, content.toString());
  }
  write(path.join(distDir, file), content);
  if (isPublic && name.startsWith('RSC/R/')) {
    const payload = pagePayload(content);
    write(path.join(publicDir, payload.name), payload.content);
    payloads.set(name, `/${payload.name}`);
  }
}

function write(file: string, content: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
