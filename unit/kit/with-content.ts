/**
 * Tests that read content import this file first. It makes the content of the second site, as a build does, and
 * changes the working directory to a copy of that site.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { makeSecondSite } from '#kit/testing/second-site.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

const folder = path.join(temporaryFolder('second-site'), 'site');
makeSecondSite(folder);
const { status, stderr } = spawnSync(process.execPath, ['src/kit/build/generate.ts'], {
  cwd: folder,
  encoding: 'utf8',
});
if (status !== 0) throw new Error(`The second site has no content:\n${stderr}`);
// What a build defines (src/kit/content/reader.ts).
Object.assign(globalThis, { __CONTENT_FILE__: path.join(folder, '.generated/content.json') });
process.chdir(folder);
