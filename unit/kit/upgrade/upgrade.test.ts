import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, describe, expect, it } from 'vitest';

import { type Files, type Repository, repository } from './repository.ts';

const owners = {
  kit: ['src/kit/'],
  shared: ['package.json', 'settings.txt', 'papers/', 'run', 'mark.bin'],
  lock: ['package-lock.json'],
  site: ['src/content/', 'src/site/'],
};
const packageFile = {
  name: 'template',
  version: '1.0.0',
  scripts: { build: 'node -e ""', check: 'node -e "console.log(\'checked\')"', old: 'node -e ""' },
};
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const settings = (changed: Record<number, string> = {}) =>
  `${Array.from({ length: 30 }, (_, index) => changed[index] ?? `line ${String(index)}`).join('\n')}\n`;

const versionOne: Files = {
  'package.json': json(packageFile),
  'settings.txt': settings(),
  run: '#!/bin/sh\n',
  'mark.bin': Buffer.from([0, 1, 2]),
  'papers/start.md': 'Start\n',
  'papers/old.md': 'Old\n',
  'src/kit/a.ts': 'export const a = 1;\n',
  'src/kit/gone.ts': 'export const gone = 1;\n',
  'src/kit/upgrade/whose.json': json(owners),
  'src/content/home.yaml': 'title: Sample\n',
  'src/content/team.yaml': 'name: Sample\n',
  'src/site/site.ts': 'export const site = 1;\n',
  stray: 'claimed by nobody\n',
};
/** The changes of the template's next version. */
const versionTwo: Files = {
  'package.json': json({
    ...packageFile,
    version: '1.1.0',
    scripts: { build: 'node -e ""', check: packageFile.scripts.check, tidy: 'node -e ""' },
  }),
  'settings.txt': settings({ 2: 'line 2 of the template' }),
  'papers/start.md': 'Start anew\n',
  'papers/old.md': null,
  'src/kit/a.ts': 'export const a = 2;\n',
  'src/kit/gone.ts': null,
  'src/kit/new.ts': 'export const fresh = 1;\n',
  'src/content/home.yaml': 'title: Other sample\n',
  'src/content/team.yaml': 'name: Other sample\n',
  'src/content/post.yaml': 'title: New sample\n',
  stray: null,
};

let template: Repository;
let project: Repository;

const first = repository(versionOne);
/** A copy of the first version with a history of its own, as `adopt` leaves it. */
const adopted = repository(versionOne);
adopted.commit({
  'adopted.json': json({
    template: { name: 'template', version: '1.0.0', tree: first.git('rev-parse', 'HEAD^{tree}') },
    answers: { company: {} },
    traces: [],
  }),
});

beforeEach(() => {
  template = repository(first.folder);
  project = repository(adopted.folder);
});

const release = () => template.commit(versionTwo);
const state = () => [
  project.git('rev-parse', 'HEAD'),
  project.git('status', '--porcelain'),
  project.git('for-each-ref'),
];

it('replaces the kit, merges what is shared, leaves the site and offers its changes', () => {
  const next = release();
  project.commit({
    'settings.txt': settings({ 20: 'line 20 of ours' }),
    'src/content/home.yaml': 'title: Nordlicht\n',
    'src/content/team.yaml': null,
    'public/robots.txt': 'ours\n',
    'package.json': json({
      ...packageFile,
      scripts: { ...packageFile.scripts, ours: 'node -e ""' },
    }),
  });
  const before = project.git('rev-parse', 'HEAD^{tree}');
  const { status, stdout, stderr } = project.upgrade(template.folder);
  expect(status, stderr).toBe(0);
  expect(project.read('src/kit/a.ts')).toBe('export const a = 2;\n');
  expect(project.has('src/kit/new.ts')).toBe(true);
  expect(project.has('src/kit/gone.ts')).toBe(false);
  expect(project.has('papers/old.md')).toBe(false);
  expect(project.read('papers/start.md')).toBe('Start anew\n');
  expect(project.read('settings.txt')).toBe(
    settings({ 2: 'line 2 of the template', 20: 'line 20 of ours' }),
  );
  const { scripts, version } = JSON.parse(project.read('package.json')) as typeof packageFile;
  expect(Object.keys(scripts)).toEqual(['build', 'check', 'tidy', 'ours']);
  expect(version).toBe('1.1.0');
  expect(project.read('src/content/home.yaml')).toBe('title: Nordlicht\n');
  expect(project.read('public/robots.txt')).toBe('ours\n');
  for (const file of ['src/content/team.yaml', 'src/content/post.yaml']) {
    expect(project.has(file)).toBe(false);
  }

  expect(stdout).toContain('changed src/content/home.yaml');
  expect(stdout).toContain('new     src/content/post.yaml');
  expect(stdout).not.toContain('src/content/team.yaml');
  const [, command = ''] = /"git (checkout \w+ -- FILE)"/.exec(stdout) ?? [];
  project.git(...command.replace('FILE', 'src/content/post.yaml').split(' '));
  expect(project.read('src/content/post.yaml')).toBe('title: New sample\n');
  project.git('reset', '--hard', '--quiet');

  expect(stdout).toContain('\nchecked\n');
  expect(project.git('status', '--porcelain')).toBe('');
  expect(project.git('log', '-1', '--format=%B')).toContain(`Its commit is ${next}.`);
  expect(JSON.parse(project.read('adopted.json'))).toEqual({
    template: {
      name: 'template',
      version: '1.1.0',
      tree: template.git('rev-parse', 'HEAD^{tree}'),
    },
    answers: { company: {} },
    traces: [],
  });

  const again = project.upgrade(template.folder);
  expect(again.stdout).toContain('The site already has this version of the template: 1.1.0');
  project.git('revert', '--no-edit', 'HEAD');
  expect(project.git('rev-parse', 'HEAD^{tree}')).toBe(before);
});

it('goes on from the version that it brought', () => {
  release();
  expect(project.upgrade(template.folder, '--no-checks').status).toBe(0);
  template.commit({ 'src/kit/a.ts': 'export const a = 3;\n', 'settings.txt': settings() });
  const { status, stdout, stderr } = project.upgrade(template.folder, '--no-checks');
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('From 1.1.0');
  expect(project.read('src/kit/a.ts')).toBe('export const a = 3;\n');
  expect(project.read('settings.txt')).toBe(settings());
});

it('says what it would do, and changes nothing', () => {
  release();
  project.write({ 'note.txt': 'not committed' });
  const before = state();
  const { status, stdout } = project.upgrade(template.folder, '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('change settings.txt');
  expect(stdout).toContain('new     src/content/post.yaml');
  expect(state()).toEqual(before);
});

describe('edits of the kit', () => {
  beforeEach(() => {
    release();
    project.commit({
      'src/kit/a.ts': 'export const a = 1;\nexport const mine = 1;\n',
      'src/kit/own.bin': Buffer.from([0, 255, 1]),
      'src/kit/gone.ts': null,
    });
  });

  it('are refused and written as patches that git applies', () => {
    const before = state();
    const { status, stderr } = project.upgrade(template.folder);
    expect(status).toBe(1);
    expect(stderr).toContain('  src/kit/a.ts\n  src/kit/own.bin\n');
    // Removed on both sides is no edit.
    expect(stderr).not.toContain('src/kit/gone.ts');
    expect(state()).toEqual(before);
    const [folder = ''] = /kit-edits\/\w+/.exec(stderr) ?? [];
    const copy = repository(versionOne);
    for (const name of ['a.ts', 'own.bin']) {
      copy.git('apply', path.join(project.folder, folder, `src/kit/${name}.patch`));
      expect(copy.read(`src/kit/${name}`)).toBe(project.read(`src/kit/${name}`));
    }
  });

  it('are removed with --discard-edits, and stay as patches', () => {
    const { status, stdout, stderr } = project.upgrade(
      template.folder,
      '--discard-edits',
      '--no-checks',
    );
    expect(status, stderr).toBe(0);
    expect(project.read('src/kit/a.ts')).toBe('export const a = 2;\n');
    expect(project.has('src/kit/own.bin')).toBe(false);
    const [folder = ''] = /kit-edits\/\w+/.exec(stdout) ?? [];
    expect(project.read(`${folder}/src/kit/a.ts.patch`)).toContain('+export const mine = 1;');
    expect(project.git('status', '--porcelain')).toBe('');
  });
});

describe('conflicts', () => {
  beforeEach(() => {
    template.commit({
      ...versionTwo,
      'mark.bin': Buffer.from([0, 3]),
      'package.json': json({ ...packageFile, version: '1.1.0', scripts: { build: 'theirs' } }),
    });
    project.commit({
      'settings.txt': settings({ 2: 'line 2 of ours', 20: 'line 20 of ours' }),
      'mark.bin': Buffer.from([0, 4]),
      'package.json': json({
        ...packageFile,
        scripts: { ...packageFile.scripts, build: 'ours' },
      }),
    });
  });

  it('are all listed, are in the project without a commit, and can be undone by one command', () => {
    const head = project.git('rev-parse', 'HEAD');
    const { status, stderr } = project.upgrade(template.folder);
    expect(status).toBe(1);
    expect(stderr).toContain(
      '  mark.bin: a binary file that both sides changed; ours stays\n' +
        '  package.json: scripts.build is "ours" here; the template has "theirs"\n' +
        '  settings.txt\n',
    );
    expect(project.read('settings.txt')).toContain(
      '<<<<<<< this site\nline 2 of ours\n=======\nline 2 of the template\n>>>>>>> 1.1.0',
    );
    expect(project.read('settings.txt')).toContain('line 20 of ours');
    expect(project.read('mark.bin')).toBe('\0\u0004');
    expect(project.read('src/kit/a.ts')).toBe('export const a = 2;\n');
    expect(project.git('rev-parse', 'HEAD')).toBe(head);
    project.git('reset', '--hard', '--quiet');
    expect(project.git('status', '--porcelain')).toBe('');
    expect(project.has('src/kit/new.ts')).toBe(false);
  });

  it('are listed by --dry-run', () => {
    const before = state();
    const { status, stderr } = project.upgrade(template.folder, '--dry-run');
    expect(status).toBe(1);
    expect(stderr).toContain('  settings.txt\n');
    expect(state()).toEqual(before);
  });
});

it('keeps what one side removed as it is in the site, and says so', () => {
  release();
  project.commit({ 'settings.txt': null, 'papers/old.md': 'Old, with ours\n' });
  const { status, stdout, stderr } = project.upgrade(template.folder, '--no-checks');
  expect(status, stderr).toBe(0);
  expect(project.has('settings.txt')).toBe(false);
  expect(project.read('papers/old.md')).toBe('Old, with ours\n');
  expect(stdout).toContain('  papers/old.md is changed here; the template removed it\n');
  expect(stdout).toContain('  settings.txt is removed here; the template changed it\n');
});

it('follows the mode of a file', () => {
  chmodSync(path.join(template.folder, 'run'), 0o755);
  template.commit({ run: '#!/bin/sh\nexit 0\n', stray: null });
  project.commit({ run: '#!/bin/sh\n# ours\n' });
  project.upgrade(template.folder, '--no-checks');
  expect(project.git('ls-files', '--stage', 'run')).toMatch(/^100755/);
});

it('lets npm make the lock file from the packages of both sides', () => {
  const local = { name: 'local', version: '1.0.0' };
  const lock = (folder: Repository) => {
    const words = ['install', '--package-lock-only', '--no-audit', '--no-fund'];
    expect(spawnSync('npm', words, { cwd: folder.folder }).status).toBe(0);
    folder.commit();
  };
  const withPackages = (...names: string[]): Files => ({
    'package.json': json({
      ...packageFile,
      dependencies: Object.fromEntries(names.map((name) => [name, `file:packages/${name}`])),
    }),
    ...Object.fromEntries(
      names.map((name) => [`packages/${name}/package.json`, json({ ...local, name })]),
    ),
    '.gitignore': 'node_modules\n',
  });
  const list = { ...owners, shared: [...owners.shared, 'packages/', '.gitignore'] };
  template.commit({
    ...withPackages('theirs'),
    stray: null,
    'src/kit/upgrade/whose.json': json(list),
  });
  lock(template);
  project.commit(withPackages('ours'));
  lock(project);
  const { status, stderr } = project.upgrade(template.folder);
  expect(status, stderr).toBe(0);
  const { packages } = JSON.parse(project.read('package-lock.json')) as {
    packages: Record<string, { dependencies?: object }>;
  };
  expect(Object.keys(packages['']?.dependencies ?? {}).sort()).toEqual(['ours', 'theirs']);
  expect(project.has('node_modules/ours')).toBe(true);
  expect(project.git('status', '--porcelain')).toBe('');
});

it('leaves the commit if a check fails, and says how to undo it', () => {
  template.commit({
    ...versionTwo,
    'package.json': json({ ...packageFile, scripts: { build: 'node -e "process.exit(3)"' } }),
  });
  const { status, stderr } = project.upgrade(template.folder);
  expect(status).toBe(1);
  expect(stderr).toContain('"npm run build" fails');
  expect(stderr).toContain('git revert HEAD');
  expect(project.read('src/kit/a.ts')).toBe('export const a = 2;\n');
  expect(project.git('status', '--porcelain')).toBe('');
});

describe('the version that a site was made from', () => {
  const untracked: Files = {
    'adopted.json': json({
      template: { name: 'template', version: '1.0.0' },
      answers: {},
      traces: [],
    }),
  };

  /** A site whose history does not have the unchanged copy of the template. */
  const squashed = () =>
    repository({ ...versionOne, ...untracked, 'src/content/own.yaml': 'own\n' });

  it('is the tag of the recorded version if no tree is recorded', () => {
    template.git('tag', 'v1.0.0');
    release();
    project = squashed();
    const { status, stderr } = project.upgrade(template.folder, '--dry-run');
    expect(status, stderr).toBe(0);
  });

  it('is the last unchanged copy in the history of the site if files were changed before adopting', () => {
    const older = template.git('rev-parse', 'HEAD');
    release();
    project.commit({
      'package.json': json({ ...packageFile, dependencies: { typeface: '1.0.0' } }),
      'adopted.json': json({
        template: { name: 'template', version: '1.0.0', tree: '1'.repeat(40) },
        answers: {},
        traces: [],
      }),
    });
    const { status, stdout, stderr } = project.upgrade(template.folder, '--dry-run');
    expect(status, stderr).toBe(0);
    expect(stdout).toContain(`(${older.slice(0, 8)}) to `);
  });

  it('is asked for if none is known, and given by --base', () => {
    const older = template.git('rev-parse', 'HEAD');
    release();
    project = squashed();
    const { status, stderr } = project.upgrade(template.folder);
    expect(status).toBe(1);
    expect(stderr).toContain('say with --base which version of the template');
    expect(project.upgrade(template.folder, '--base', older, '--no-checks').status).toBe(0);
    expect(project.read('adopted.json')).toContain('"tree"');
  });

  it('may be a commit of the project, if the template has lost the history', () => {
    const unchangedCopy = project.git('rev-list', '--max-parents=0', 'HEAD');
    const rewritten = repository({ ...versionOne, ...versionTwo });
    project.commit(untracked);
    const { status, stderr } = project.upgrade(
      rewritten.folder,
      ...['--base', unchangedCopy, '--no-checks'],
    );
    expect(status, stderr).toBe(0);
    expect(project.read('src/kit/a.ts')).toBe('export const a = 2;\n');
  });

  it('is asked for in a site without adopted.json', () => {
    template.git('branch', 'first');
    release();
    project.commit({ 'adopted.json': null });
    expect(project.upgrade(template.folder).stderr).toContain('There is no adopted.json');
    const { status, stderr } = project.upgrade(template.folder, '--base', 'first', '--no-checks');
    expect(status, stderr).toBe(0);
    expect(project.has('adopted.json')).toBe(false);
  });
});

it('removes files of the kit by the list of the older version; files without an owner stay', () => {
  template.commit({
    'src/core/a.ts': 'export const a = 2;\n',
    stray: null,
    'src/kit/a.ts': null,
    'src/kit/upgrade/whose.json': json({ ...owners, kit: ['src/core/', 'src/kit/upgrade/'] }),
  });
  const { status, stderr } = project.upgrade(template.folder, '--no-checks');
  expect(status, stderr).toBe(0);
  expect(project.has('src/kit/a.ts')).toBe(false);
  expect(project.has('stray')).toBe(true);
  expect(project.read('src/core/a.ts')).toBe('export const a = 2;\n');
});

it('succeeds if only samples are new', () => {
  template.commit({ 'src/content/post.yaml': 'title: New sample\n', stray: null });
  project.commit({ 'adopted.json': null });
  const { status, stdout, stderr } = project.upgrade(
    template.folder,
    ...['--base', 'HEAD~', '--no-checks'],
  );
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('new     src/content/post.yaml');
});

it('stays uncommitted if a hook refuses the commit, and says how to go on', () => {
  release();
  project.write({ '.git/hooks/pre-commit': '#!/bin/sh\necho "not today" >&2\nexit 1\n' });
  chmodSync(path.join(project.folder, '.git/hooks/pre-commit'), 0o755);
  const { status, stderr } = project.upgrade(template.folder);
  expect(status).toBe(1);
  expect(stderr).toContain('not today\nThe upgrade is in the project but not committed');
  project.git('reset', '--hard', '--quiet');
  expect(project.git('status', '--porcelain')).toBe('');
});

it('takes the version that --to names', () => {
  release();
  template.git('tag', 'v1.1.0');
  template.commit({ 'src/kit/a.ts': 'export const a = 3;\n' });
  expect(project.upgrade(template.folder, '--to', 'v1.1.0', '--no-checks').status).toBe(0);
  expect(project.read('src/kit/a.ts')).toBe('export const a = 2;\n');
});

describe('is refused, and changes nothing,', () => {
  beforeEach(() => {
    release();
  });

  it.each([
    ['without an address', () => [], 'npm run upgrade -- <folder or git address>'],
    ['from a folder that is no repository', () => ['no-such-folder'], 'no-such-folder'],
    ['to a version that does not exist', () => [template.folder, '--to', 'v9'], 'no version "v9"'],
    [
      'from a version that does not exist',
      () => [template.folder, '--base', 'v9'],
      'no version "v9"',
    ],
  ])('%s', (_, options, sentence) => {
    const before = state();
    const { status, stderr } = project.upgrade(...options());
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(state()).toEqual(before);
  });

  it('with changes that are not committed', () => {
    project.write({ 'settings.txt': settings({ 1: 'not committed' }) });
    const before = state();
    const { status, stderr } = project.upgrade(template.folder);
    expect(status).toBe(1);
    expect(stderr).toContain('There are uncommitted changes');
    expect(state()).toEqual(before);
  });

  it('if a file of the next version has no owner', () => {
    template.commit({ 'stray.ts': '' });
    const before = state();
    const { status, stderr } = project.upgrade(template.folder);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'These files of the template have no owner in src/kit/upgrade/whose.json: stray.ts',
    );
    expect(state()).toEqual(before);
  });

  it('if a file that git ignores is in the way', () => {
    project.commit({ '.gitignore': 'src/kit/new.ts\n' });
    project.write({ 'src/kit/new.ts': 'ignored, and mine\n' });
    const before = state();
    const { status, stderr } = project.upgrade(template.folder);
    expect(status).toBe(1);
    expect(stderr).toContain('src/kit/new.ts');
    expect(project.read('src/kit/new.ts')).toBe('ignored, and mine\n');
    expect(state()).toEqual(before);
  });

  it('in a folder of a larger repository', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.resolve('src/kit/upgrade/main.ts'), template.folder],
      { cwd: path.join(project.folder, 'src'), encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('a repository of its own');
  });
});
