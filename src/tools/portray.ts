// Writes every portrait, in every tone, to public/portraits/.
import { mkdir, rm, writeFile } from 'node:fs/promises';

import { portraitFile, portraitNames, portraitTones } from '../drawing/portrait.ts';

const publicFolder = new URL('../../public/', import.meta.url);
const folder = new URL('portraits/', publicFolder);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const files = portraitNames.flatMap((name) =>
  portraitTones.map((tone) => portraitFile(name, { tone })),
);
await Promise.all(files.map(({ path, svg }) => writeFile(new URL(`.${path}`, publicFolder), svg)));

console.log(`${files.length} portraits in public/portraits`);
