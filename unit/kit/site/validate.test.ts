import { expect, it } from 'vitest';

import type { PageRow } from '#kit/site/define.ts';
import { tableProblems } from '#kit/site/validate.ts';

const entry = () => ({ name: '', title: '', description: '', heading: '', updated: '' });
const home: PageRow = { path: '/', tone: 'light', kind: 'WebSite', llms: false, entry };
const about: PageRow = {
  path: '/about',
  tone: 'dark',
  kind: 'AboutPage',
  parent: 'index',
  in: { footer: 1 },
  llms: false,
  entry,
};
const files = ['index', 'about', 'not-found', 'storyboard'];
const problemsWith = (row: Partial<PageRow>, more: Record<string, PageRow> = {}) =>
  tableProblems({ index: home, about: { ...about, ...row }, ...more }, files);

it('nothing is wrong with a table whose rows and files belong together', () => {
  expect(problemsWith({})).toEqual([]);
});

it('a row without its file, and a file without its row, are named', () => {
  expect(problemsWith({ component: 'abuot' })).toEqual([
    'src/site/site.ts: pages.about: there is no file src/pages/abuot.tsx',
    'src/pages/about.tsx: no row of `pages` in src/site/site.ts has this page',
  ]);
});

it('the page for unknown addresses needs no row, but a file', () => {
  expect(tableProblems({ index: home, about }, ['index', 'about'])).toEqual([
    'src/pages/not-found.tsx: is missing; it is shown where the table has no page',
  ]);
});

it.each([
  [{ parent: 'home' }, 'pages.about.parent: there is no page "home"'],
  [{ parent: undefined }, 'pages.about.parent: is missing; only the page "/" has none'],
  [{ parent: 'about' }, 'pages.about.parent: its parents lead back to itself'],
  [{ path: 'about' }, 'pages.about.path: "about" does not begin with "/"'],
  [{ path: '/about/{id}' }, 'pages.about.path: has {id}, but the row has no ids'],
  [{ ids: () => ['a'] }, 'pages.about.path: has no {id} for the ids of the row'],
  [{ path: '/' }, 'pages.about.path: is the path of pages.index too'],
])('%o is a problem of the row', (row, problem) => {
  expect(problemsWith(row as Partial<PageRow>)).toEqual([`src/site/site.ts: ${problem}`]);
});

it('two pages in one place of a list are named', () => {
  const team = { ...about, path: '/team', component: 'about' };
  expect(problemsWith({}, { team })).toEqual([
    'src/site/site.ts: pages.team.in.footer: 1 is the place of pages.about too',
  ]);
});
