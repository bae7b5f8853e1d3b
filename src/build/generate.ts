/** Makes what the build needs and git does not keep: checked content, pictures, lists of pages. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';

import { collections } from '../content/collections.ts';
import { contentFolder } from '../content/store.ts';
import { locales } from '../i18n/locales.ts';
import { localeProblems } from '../i18n/validate.ts';
import { EnvironmentError, readEnvironment } from '../runtime/environment.ts';
import { buildContent } from './content/build.ts';
import { writeDrawings } from './pictures/draw.ts';
import { writePortraits } from './pictures/portray.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  readEnvironment(process.env);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const problems: string[] = localeProblems(
  locales,
  readdirSync('locales')
    .filter((file) => file.endsWith('.po'))
    .map((file) => file.slice(0, -'.po'.length)),
);

const content = buildContent(collections, contentFolder);
problems.push(...content.problems);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

console.log(`${String(content.entries)} entries of content, ${String(content.read)} read anew`);

const drawings = writeDrawings('public');
console.log(`${String(Object.keys(drawings).length)} drawings in public/drawings`);

const portraits = writePortraits({ site: 'public', cache: 'node_modules/.cache/portraits' });
console.log(
  `${String(Object.keys(portraits.list).length)} portraits in public/portraits, ${String(portraits.engraved)} engraved anew`,
);

// Pages ask this list for addresses and sizes: to draw a picture for its name takes too long.
mkdirSync('.generated', { recursive: true });
writeFileSync('.generated/pictures.json', JSON.stringify({ drawings, portraits: portraits.list }));

await import('./publish/publish.ts');
