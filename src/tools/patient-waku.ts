import type { Plugin } from 'vite';

/** What is changed in Waku's builder, and into what. */
const changes: readonly (readonly [before: string, after: string])[] = [
  // All pages are rendered by one thread: more of them at once only hold memory, a fifth of it.
  ['createTaskRunner(500)', 'createTaskRunner(16)'],
  // The server keeps each rendered page of the build in its memory, for the rare form that is
  // posted without scripts. It can render that one page: the others need not be kept for it.
  [
    'serializedCachedElements.set(cacheId, serialized);',
    "if (!cacheId.startsWith('slot/page:')) serializedCachedElements.set(cacheId, serialized);",
  ],
];

/**
 * Has Waku build thousands of pages with less memory.
 *
 * @throws Error where Waku has changed, so that this is looked at again.
 */
export function patientWaku(): Plugin {
  return {
    name: 'patient-waku',
    apply: 'build',
    transform(code, id) {
      if (!/\/waku\/dist\/.*\/build-handler\.js$/.test(id)) return undefined;
      for (const [before] of changes) {
        if (!code.includes(before)) throw new Error(`Waku has no "${before}" any more: ${id}`);
      }
      const changed = changes.reduce((text, [before, after]) => text.replace(before, after), code);
      return { code: changed, map: null };
    },
  };
}
