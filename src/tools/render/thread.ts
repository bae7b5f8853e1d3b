/** Renders one part of the pages, and finishes them when all parts are rendered. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import type { BuildPart } from '../../server/build-part.ts';
import { createFinisher } from './finish.ts';
import { addClasses, type TemplateClasses } from './templates.ts';

export interface PartData {
  distDir: string;
  part: BuildPart;
}

/** The entry for builds that Waku bundles. */
interface BuildEntry {
  INTERNAL_runBuild: (options: {
    rootDir: string;
    emitFile: (name: string, body: ReadableStream) => Promise<void>;
  }) => Promise<unknown>;
}

const { distDir, part } = workerData as PartData;
globalThis.__BUILD_PART__ = part;

const publicDir = path.join(distDir, 'public');
const pages: string[] = [];
const classes: TemplateClasses = new Map();

const entry = pathToFileURL(path.resolve(distDir, 'server/build.js')).href;
const { INTERNAL_runBuild: runBuild } = (await import(entry)) as BuildEntry;
await runBuild({ rootDir: process.cwd(), emitFile });

const answer = once(parentPort!, 'message');
parentPort!.postMessage(classes);
const [classesOfAll] = (await answer) as [TemplateClasses];
pages.forEach(createFinisher(publicDir, classesOfAll));
parentPort!.postMessage(pages.length);

async function emitFile(name: string, body: ReadableStream): Promise<void> {
  const isPublic = name.startsWith('public/');
  // What the server is to know of the build is the same in every part.
  if (!isPublic && part.number > 0) return;
  const content = await buffer(body);
  if (name.endsWith('.html')) {
    pages.push(path.relative('public', name));
    addClasses(classes, content.toString());
  }
  const file = path.join(distDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
