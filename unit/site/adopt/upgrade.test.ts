import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it, vi } from 'vitest';

import { copyProject } from '#kit/testing/copy-project.ts';
import { type Files, type Repository, repository } from '#unit/kit/upgrade/repository.ts';

// Copies the whole project twice, and lets npm make a lock file.
vi.setConfig({ testTimeout: 300_000 });

/** The project as it is, in a repository with a history of its own. */
function copyOfProject(): Repository {
  const copy = repository();
  copyProject(copy.folder);
  copy.commit();
  return copy;
}

interface Package {
  version: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = (file: string) => readFileSync(file, 'utf8');
const prepend = (file: string, line: string) => `${line}\n${read(file)}`;
const append = (file: string, line: string) => `${read(file)}${line}\n`;
/** A picture with other bytes, which is enough to differ. */
const changedPicture = (file: string, lastByte: number) =>
  Buffer.concat([readFileSync(file), Buffer.from([0, lastByte])]);
function packageFile(change: (file: Package) => void): string {
  const file = JSON.parse(read('package.json')) as Package;
  change(file);
  return `${JSON.stringify(file, null, 2)}\n`;
}

const home = 'src/content/pages/en/home.yaml';
const post = 'src/content/posts/en/sent-means-sent.md';
const screenshot = path.join('docs/screenshots', 'home-1280.png');

/** Edits of files that belong to the site. They stay as they are. */
const siteEdits: Files = {
  // A text, a post, a language.
  [home]: append(home, '# ours'),
  'src/content/posts/en/our-first.md': 'ours\n',
  'locales/nl.po': 'msgid ""\nmsgstr ""\n',
  // A sample that is removed, and one that gets another name.
  'src/content/jobs/en/data-engineer.yaml': null,
  [post]: null,
  'src/content/posts/en/a-better-name.md': read(post),
  // A picture.
  [screenshot]: changedPicture(screenshot, 1),
  // A page with its row and its test, the document, the record of the brand.
  'src/pages/our-page.tsx': 'export {};\n',
  'src/site/site.ts': append('src/site/site.ts', '// ours'),
  'unit/site/our-page.test.ts': 'export {};\n',
  'src/layout/document.tsx': append('src/layout/document.tsx', '// ours'),
  'src/brand/company.json': read('src/brand/company.json').replace(/"name": ".*"/, '"name": "O"'),
  // What the template does not know.
  'public/ours.txt': 'ours\n',
  'packages/ours/package.json': '{ "name": "ours", "version": "1.0.0" }\n',
  // A shared file that is removed.
  'netlify.toml': null,
};
/** Edits of shared files. Afterwards these have the lines of both sides. */
const sharedEdits: Files = {
  'README.md': append('README.md', 'ours'),
  'eslint.config.js': append('eslint.config.js', '// ours'),
  'tailwind.config.ts': append('tailwind.config.ts', '// ours'),
  'src/waku.client.tsx': append('src/waku.client.tsx', '// ours'),
  'locales/de.po': append('locales/de.po', '\nmsgid "ours"\nmsgstr "unsere"'),
  'e2e/support/words.ts': append('e2e/support/words.ts', '// ours'),
  '.gitignore': append('.gitignore', 'ours'),
};
/** Edits of the kit, which an upgrade refuses. */
const kitEdits: Files = {
  'src/kit/site/define.ts': append('src/kit/site/define.ts', '// ours'),
  'src/kit/our-own.ts': '// ours\n',
  'src/kit/i18n/detection.ts': null,
};
const conflicting = 'docs/deploy.md';

const page = read('docs/upgrade.md');

/** The words of the commands that the page shows, with the template's address for its example. */
const commands = (address: string) =>
  [...page.matchAll(/^npm run upgrade -- (.*?) *(?:#.*)?$/gm)].map(([, words = '']) =>
    words.replace(/https:\/\/\S+/, address).split(' '),
  );

it('loses none of more than twenty edits, and has no conflict but in a shared file', () => {
  const template = copyOfProject();
  const site = copyOfProject();
  const tree = template.git('rev-parse', 'HEAD^{tree}');
  expect(site.git('rev-parse', 'HEAD^{tree}')).toBe(tree);
  site.commit({
    ...siteEdits,
    ...sharedEdits,
    ...kitEdits,
    [conflicting]: prepend(conflicting, 'ours'),
    'package.json': packageFile((file) => {
      file.scripts['ours'] = 'node ours.ts';
      file.scripts['dev'] = 'waku dev --port 4000';
      file.dependencies['ours'] = 'file:packages/ours';
      delete file.devDependencies['autocannon'];
    }),
    'adopted.json': JSON.stringify({
      template: { name: 'plumbline-site', version: '0.1.0', tree },
      answers: {},
      traces: [],
    }),
  });
  template.commit({
    ...Object.fromEntries(
      Object.keys(sharedEdits).map((file) => [
        file,
        prepend(file, /\.[jt]sx?$/.test(file) ? '// theirs' : '# theirs'),
      ]),
    ),
    [conflicting]: prepend(conflicting, 'theirs'),
    [home]: prepend(home, '# theirs'),
    [post]: append(post, 'theirs'),
    [screenshot]: changedPicture(screenshot, 2),
    'src/content/posts/en/their-next.md': 'theirs\n',
    'src/pages/index.tsx': append('src/pages/index.tsx', '// theirs'),
    'netlify.toml': append('netlify.toml', '# theirs'),
    'src/kit/site/define.ts': append('src/kit/site/define.ts', '// theirs'),
    'src/kit/site/theirs.ts': '// theirs\n',
    'src/kit/i18n/README.md': null,
    'package.json': packageFile((file) => {
      file.version = '0.2.0';
      file.scripts['theirs'] = 'node theirs.ts';
      delete file.scripts['test:page'];
      delete file.devDependencies['lighthouse'];
    }),
  });

  // As docs/upgrade.md has it: what it would do, then the upgrade.
  const [dry = [], real = [], ...others] = commands(template.folder);
  expect(others).toEqual([]);
  expect(dry).toContain('--dry-run');
  expect(site.upgrade(...dry).stdout).toContain('change src/kit/site');
  expect(existsSync(path.join(site.folder, 'kit-edits'))).toBe(false);

  const refused = site.upgrade(...real);
  expect(refused.status).toBe(1);
  const [folder = ''] = /kit-edits\/\w+/.exec(refused.stderr) ?? [];
  for (const file of Object.keys(kitEdits)) {
    expect(refused.stderr).toContain(`  ${file}\n`);
    expect(site.read(`${folder}/${file}.patch`)).toContain(`a/${file}`);
  }
  expect(site.git('status', '--porcelain')).toBe('');

  expect(page).toContain('`--discard-edits`');
  const upgraded = site.upgrade(...real, '--discard-edits', '--no-checks');
  expect(upgraded.stderr).toContain(`Changed by both sides:\n  ${conflicting}\n\n`);
  expect(upgraded.status).toBe(1);
  expect(site.read(conflicting)).toContain(
    '<<<<<<< this site\nours\n=======\ntheirs\n>>>>>>> 0.2.0',
  );
  site.commit({ [conflicting]: prepend(conflicting, 'ours and theirs') });

  for (const [file, text] of Object.entries(siteEdits)) {
    const present = site.has(file) ? readFileSync(`${site.folder}/${file}`) : null;
    expect(present?.toString('hex') ?? null, file).toBe(
      text === null ? null : Buffer.from(text).toString('hex'),
    );
  }
  for (const [file, text] of Object.entries(sharedEdits)) {
    const theirs = /\.[jt]sx?$/.test(file) ? '// theirs' : '# theirs';
    expect(site.read(file), file).toBe(`${theirs}\n${String(text)}`);
  }
  for (const file of ['src/kit', 'unit/kit', 'e2e/kit']) {
    expect(site.git('rev-parse', `HEAD:${file}`)).toBe(template.git('rev-parse', `HEAD:${file}`));
  }
  expect(site.read('package.json')).toBe(
    packageFile((file) => {
      file.version = '0.2.0';
      file.scripts['theirs'] = 'node theirs.ts';
      file.scripts['ours'] = 'node ours.ts';
      file.scripts['dev'] = 'waku dev --port 4000';
      file.dependencies['ours'] = 'file:packages/ours';
      delete file.scripts['test:page'];
      delete file.devDependencies['autocannon'];
      delete file.devDependencies['lighthouse'];
    }),
  );
  const lock = JSON.parse(site.read('package-lock.json')) as { packages: object };
  expect(lock.packages).toHaveProperty(['node_modules/ours']);
  expect(lock.packages).not.toHaveProperty(['node_modules/lighthouse']);
  expect(JSON.parse(site.read('adopted.json'))).toMatchObject({
    template: { version: '0.2.0', tree: template.git('rev-parse', 'HEAD^{tree}') },
  });

  const offered = [...upgraded.stdout.matchAll(/^ {2}(new {4}|changed) (.+)$/gm)];
  expect(offered.map(([, kind = '', file = '']) => `${kind.trim()} ${file}`)).toEqual([
    `changed ${screenshot}`,
    `changed ${home}`,
    'new src/content/posts/en/their-next.md',
    'changed src/pages/index.tsx',
  ]);
  expect(upgraded.stdout).toContain('  netlify.toml is removed here; the template changed it\n');
  expect(site.upgrade(...real).stdout).toContain('The site already has this version');
});
