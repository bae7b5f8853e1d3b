/**
 * The program of `npm start`: serves the site. If there is no build of the present sources, it starts a build and
 * serves as soon as pages can be rendered, while the build makes everything else.
 */
import { errorMessage } from '#kit/runtime/errors.ts';
import { serve } from '#kit/server/serve.ts';

import { beginBuild } from './build-stamp.ts';

try {
  const { finished } = await beginBuild();
  finished?.then(() => console.log('Everything is built.'), fail);
  await serve(finished);
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  console.error(errorMessage(error));
  process.exit(1);
}
