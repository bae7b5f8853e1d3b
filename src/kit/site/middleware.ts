import { site } from './definition.ts';
import type { Page } from './routes.ts';

/**
 * Calls the functions that the row of a page names (`middleware`), before the page is rendered
 * (docs/behaviour.md). Pages are rendered at build time, so these functions see no request.
 *
 * @throws Error with status 500 if the definition has no such function: development responds with that
 *   status, a build stops.
 */
export function runBeforeRender(page: Page, functions = site.middleware ?? {}): void {
  for (const name of page.middleware ?? []) {
    // The cast is needed because the definition cannot name the type `Page` (define.ts).
    const run = functions[name] as ((page: Page) => void) | undefined;
    if (!run) throw Object.assign(new Error(`Unknown middleware ${name}`), { status: 500 });
    run(page);
  }
}
