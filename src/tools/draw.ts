// Writes every drawing, in every tone and crop, to public/drawings/.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { drawingFile } from '../drawing/file.ts';
import { allVariants } from '../drawing/variants.ts';

const publicFolder = new URL('../../public/', import.meta.url);
const folder = fileURLToPath(new URL('drawings/', publicFolder));

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const files = allVariants().map(({ name, options }) => drawingFile(name, options));
await Promise.all(files.map(({ path, svg }) => writeFile(new URL(`.${path}`, publicFolder), svg)));

console.log(`${files.length} drawings in public/drawings`);
