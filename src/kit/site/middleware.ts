import type { Page } from './routes.ts';

type Middleware = (page: Page) => void;

/**
 * What rows of the table of pages may name (docs/behaviour.md): it runs before a page is
 * rendered and has nothing to do with requests. This site needs none.
 */
const middleware: Readonly<Record<string, Middleware>> = {};

/**
 * Runs what a page's row names, before the page is rendered.
 *
 * @throws Error with status 500 where it names what does not exist (docs/behaviour.md): the
 *   answer in development, the end of a build.
 */
export function runMiddleware(page: Page, known = middleware): void {
  for (const name of page.middleware ?? []) {
    const run = known[name];
    if (!run) throw Object.assign(new Error(`Unknown middleware ${name}`), { status: 500 });
    run(page);
  }
}
