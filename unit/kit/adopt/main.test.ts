import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { makeSecondSite } from '#kit/testing/second-site.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

const folder = path.join(temporaryFolder('adopt-main'), 'site');
const definition = path.join(folder, 'src/site/site.ts');
let text: string;

beforeAll(() => {
  makeSecondSite(folder);
  text = readFileSync(definition, 'utf8');
});

it.each([
  ['adoptable', ''],
  ['records', 'adoptable: {} as never,'],
])('says that the definition of a site lacks `%s`', (missing, given) => {
  writeFileSync(definition, text.replace('defineSite({', `defineSite({ ${given}`));
  const { status, stderr } = spawnSync(process.execPath, ['src/kit/adopt/main.ts'], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
  });
  expect(stderr).toBe(
    `src/site/site.ts: the definition of the site has no \`${missing}\`, which adopt needs.\n`,
  );
  expect(status).toBe(1);
});
