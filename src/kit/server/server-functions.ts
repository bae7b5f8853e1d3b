import 'server-only';

import * as references from 'virtual:vite-rsc/server-references';

/**
 * The server functions of the build, each as `id#name`.
 *
 * React resolves whatever name a call gives in the module that its id gives, inherited ones like
 * `constructor` included; so the names that exist are asked for here.
 */
export async function readServerFunctions(): Promise<ReadonlySet<string>> {
  // In development the module is empty: there React finds functions by their file.
  const modules = Object.entries(references.default ?? {});
  const names = await Promise.all(
    modules.map(async ([id, load]) => Object.keys(await load()).map((name) => `${id}#${name}`)),
  );
  return new Set(names.flat());
}
