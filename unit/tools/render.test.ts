import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  addClasses,
  mergeClasses,
  type TemplateClasses,
} from '../../src/tools/render/templates.ts';

// Each test runs a whole program.
vi.setConfig({ testTimeout: 60_000 });

let project: string;
/** Of the build. */
let folder: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'render-'));
  folder = path.join(project, 'dist');
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  mkdirSync(path.join(folder, 'public/assets'), { recursive: true });
  mkdirSync(path.join(project, 'public'));
  mkdirSync(path.join(project, '.generated'));
  writeFileSync(path.join(project, '.generated/social-images.json'), '{}');
  writeFileSync(path.join(folder, 'public/assets/a.css'), '.a{top:0}.b{top:1px}.c{top:2px}');
});
afterEach(() => rmSync(project, { recursive: true }));

/** Stands for what Waku bundles: renders every page of its part, with a class of its own. */
const program = (pages: readonly string[], fault = '') => `
const html = (page) => '<main data-page="about___en" class="' + page + '">' +
  '<link rel="stylesheet" href="/assets/a.css"/><script id="_R_">' +
  'globalThis.__WAKU_INITIAL_RSC__ = (() => {})();import("/assets/a.js").catch(()=>{});</script>';
export async function INTERNAL_runBuild({ emitFile }) {
  const { number, of } = globalThis.__BUILD_PART__;
  ${fault}
  for (const [index, page] of ${JSON.stringify(pages)}.entries()) {
    if (index % of !== number) continue;
    await emitFile('public/RSC/R/' + page + '.txt', new Blob(['0:{"page:/":null}\\n']).stream());
    await emitFile('public/' + page + '/index.html', new Blob([html(page)]).stream());
  }
  await emitFile('server/known.js', new Blob([String(number)]).stream());
}`;

function render(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('src/tools/render.ts')],
    {
      encoding: 'utf8',
      cwd: project,
      env: { PATH: process.env['PATH'] },
    },
  );
  return { status, output: stdout + stderr };
}

describe('several threads', () => {
  it('render and finish all pages, with one style for the pages of a template', () => {
    writeFileSync(path.join(folder, 'server/build.js'), program(['a', 'b', 'x']));
    const { status, output } = render();
    expect(output).toContain('3 pages of 1 templates');
    expect(status).toBe(0);
    const pages = globSync('public/*/index.html', { cwd: folder });
    expect(pages.sort()).toEqual([
      'public/a/index.html',
      'public/b/index.html',
      'public/x/index.html',
    ]);
    for (const page of pages) {
      const html = readFileSync(path.join(folder, page), 'utf8');
      expect(html).toContain('<style>.a{top:0}.b{top:1px}</style>');
      const [, payload = ''] = /data-payload="(\/assets\/page-.+?\.txt)"/.exec(html) ?? [];
      expect(readFileSync(path.join(folder, 'public', payload), 'utf8')).toContain('0:{');
    }
  });

  it('leave what is there as it should be, and nothing else', () => {
    const file = (name: string) => path.join(folder, 'public', name);
    writeFileSync(path.join(project, 'public/favicon.svg'), '<svg/>');
    writeFileSync(path.join(project, 'a.png'), 'picture');
    writeFileSync(path.join(project, '.generated/social-images.json'), '{"social/a.png":"a.png"}');
    writeFileSync(path.join(folder, 'server/build.js'), program(['a', 'b']));
    expect(render().status).toBe(0);
    const dates = new Map(
      ['a/index.html', 'RSC/R/a.txt', 'favicon.svg', 'social/a.png'].map((name) => [
        name,
        statSync(file(name)).mtimeMs,
      ]),
    );
    mkdirSync(file('gone/from/here'), { recursive: true });
    writeFileSync(file('gone/from/here/index.html'), '');
    writeFileSync(file('assets/page-abcdefghijkl.txt'), '');
    writeFileSync(file('b/index.html'), 'of another build');

    expect(render().status).toBe(0);
    for (const [name, date] of dates) expect(statSync(file(name)).mtimeMs, name).toBe(date);
    expect(readdirSync(file('.')).sort()).toEqual([
      'RSC',
      'a',
      'assets',
      'b',
      'favicon.svg',
      'social',
    ]);
    expect(readdirSync(file('assets')).filter((name) => name.startsWith('page-'))).toHaveLength(1);
    expect(readFileSync(file('assets/a.css'), 'utf8')).toContain('.a{');
    expect(readFileSync(file('b/index.html'), 'utf8')).toContain('<main');
    expect(readFileSync(file('social/a.png'), 'utf8')).toBe('picture');
  });

  it('write what the server is to know once', () => {
    writeFileSync(path.join(folder, 'server/build.js'), program(['a']));
    expect(render().status).toBe(0);
    expect(readFileSync(path.join(folder, 'server/known.js'), 'utf8')).toBe('0');
  });

  it.each(['number === 0', 'number === of - 1'])('fail together where one fails: %s', (one) => {
    const fault = `if (${one}) throw new Error('the page is broken');`;
    writeFileSync(path.join(folder, 'server/build.js'), program(['a', 'b'], fault));
    const { status, output } = render();
    expect(output).toContain('the page is broken');
    expect(status).toBe(1);
  });
});

describe('the class names of a template', () => {
  const classesOfParts = (...parts: string[][]) =>
    Object.fromEntries(
      mergeClasses(
        parts.map((pages) => {
          const classes: TemplateClasses = new Map();
          for (const page of pages) addClasses(classes, page);
          return classes;
        }),
      ),
    );
  const same = (...names: string[]) => ({ all: new Set(names), first: new Set(names) });

  it('are those of its pages in all parts', () => {
    expect(
      classesOfParts(
        ['<main data-page="about___en" class="a b">', '<main data-page="index___de" class="c">'],
        ['<main data-page="about___de" class="d">', '<p class="e">'],
      ),
    ).toEqual({ about: same('a', 'b', 'd'), index: same('c'), '': same('e') });
  });

  it('are known up to the end of the first view, without what is folded', () => {
    const page = (name: string) =>
      `<main data-page="index___en" class="a"><details class="b"><summary><i class="c"></i></summary><p class="d"></p></details><details open="" class="e"><summary></summary><p class="f"></p></details><div data-first-view-end="" hidden=""></div><p class="${name}"></p>`;
    expect(classesOfParts([page('g')], [page('h')])).toEqual({
      index: {
        all: new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
        first: new Set(['a', 'b', 'c', 'e', 'f']),
      },
    });
  });
});
