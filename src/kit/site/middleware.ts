import { site } from './definition.ts';
import type { Page } from './routes.ts';

/**
 * Runs what the row of a page names, before the page is rendered (docs/behaviour.md). It has nothing
 * to do with requests.
 *
 * @throws Error with status 500 where the definition has no such name: the answer in development,
 *   the end of a build.
 */
export function runMiddleware(page: Page, known = site.middleware ?? {}): void {
  for (const name of page.middleware ?? []) {
    const run = known[name] as ((page: Page) => void) | undefined;
    if (!run) throw Object.assign(new Error(`Unknown middleware ${name}`), { status: 500 });
    run(page);
  }
}
