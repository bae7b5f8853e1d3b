import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes the drawings from a copy of the project, as src/brand/drawings/README.md says: their folder and its
 * tests, the module of the definition that imports them, and their names in the content.
 */
export function withoutDrawings(folder: string): void {
  for (const room of ['src/brand/drawings', 'unit/site/brand/drawings']) {
    rmSync(path.join(folder, room), { recursive: true, force: true });
  }
  writeFileSync(path.join(folder, 'src/site/artwork.ts'), 'export const artwork = undefined;\n');
  for (const file of globSync('src/content/**/*.{yaml,md}', { cwd: folder })) {
    change(path.join(folder, file), (text) =>
      text
        .replace(/^(?:picture|sharedPicture):\n {2}drawing: .*\n/gm, '')
        .replace(/^!\[.*\]\(drawing:.*\)\n/gm, ''),
    );
  }
}

function change(file: string, by: (text: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}
