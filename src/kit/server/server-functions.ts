import 'server-only';

import * as references from 'virtual:vite-rsc/server-references';

/**
 * Returns the server functions of the build, each as `id#name`. form-entry.ts refuses calls of anything
 * else: React itself would resolve any property of the requested module, even an inherited one like
 * `constructor`.
 */
export async function readServerFunctions(): Promise<ReadonlySet<string>> {
  // Empty in development, where React finds functions by their file.
  const modules = Object.entries(references.default ?? {});
  const names = await Promise.all(
    modules.map(async ([id, load]) => Object.keys(await load()).map((name) => `${id}#${name}`)),
  );
  return new Set(names.flat());
}
