import type { PageRow } from './define.ts';

/** Files of src/pages that need no row in the table: create-site.tsx registers them by itself. */
const withoutRow: readonly string[] = ['not-found', 'storyboard'];

/**
 * Returns the problems of the table of pages that types cannot catch, as messages that begin with the file and
 * the field.
 *
 * @param files Names of the files in src/pages, without `.tsx`.
 */
export function tableProblems(
  pages: Readonly<Record<string, PageRow>>,
  files: readonly string[],
): string[] {
  const rows = Object.entries(pages);
  const components = new Set(rows.map(([name, { component = name }]) => component));
  return [
    ...rows.flatMap(([name, row]) =>
      rowProblems(name, row, pages, files).map(
        ([field, problem]) => `src/site/site.ts: pages.${name}${field}: ${problem}`,
      ),
    ),
    ...files
      .filter((file) => !components.has(file) && !withoutRow.includes(file))
      .map(
        (file) => `src/pages/${file}.tsx: no row of \`pages\` in src/site/site.ts has this page`,
      ),
    ...(files.includes('not-found')
      ? []
      : ['src/pages/not-found.tsx: is missing; it is shown where the table has no page']),
  ];
}

type RowProblem = readonly [field: string, problem: string];

function rowProblems(
  name: string,
  { component = name, path, ids, parent, in: positions = {} }: PageRow,
  pages: Readonly<Record<string, PageRow>>,
  files: readonly string[],
): RowProblem[] {
  const problems: RowProblem[] = [];
  const earlier = Object.entries(pages).slice(0, Object.keys(pages).indexOf(name));

  if (!files.includes(component))
    problems.push(['', `there is no file src/pages/${component}.tsx`]);

  if (!path.startsWith('/')) problems.push(['.path', `"${path}" does not begin with "/"`]);
  if (path.includes('{id}') && !ids) problems.push(['.path', 'has {id}, but the row has no ids']);
  if (!path.includes('{id}') && ids) problems.push(['.path', 'has no {id} for the ids of the row']);
  const duplicate = earlier.find(([, row]) => row.path === path)?.[0];
  if (duplicate !== undefined) problems.push(['.path', `is the path of pages.${duplicate} too`]);

  if (parent === undefined && path !== '/') {
    problems.push(['.parent', 'is missing; only the page "/" has none']);
  } else if (parent !== undefined && !Object.hasOwn(pages, parent)) {
    problems.push(['.parent', `there is no page "${parent}"`]);
  } else if (isAboveItself(name, pages)) {
    problems.push(['.parent', 'its parents lead back to itself']);
  }

  for (const [list, position] of Object.entries(positions)) {
    const other = earlier.find(
      ([, row]) => row.in?.[list as keyof typeof positions] === position,
    )?.[0];
    if (other === undefined) continue;
    problems.push([`.in.${list}`, `${String(position)} is the place of pages.${other} too`]);
  }
  return problems;
}

/** Whether a page is among its own parents, so that its breadcrumbs would never end. */
function isAboveItself(name: string, pages: Readonly<Record<string, PageRow>>): boolean {
  // Parents may also form a loop further up, without the page itself.
  const visited = new Set<string>();
  for (
    let above = pages[name]?.parent;
    above !== undefined && !visited.has(above);
    above = pages[above]?.parent
  ) {
    if (above === name) return true;
    visited.add(above);
  }
  return false;
}
