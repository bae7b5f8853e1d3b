import type { Plugin } from 'vite';

type Change = readonly [before: string, after: string];

/** What is changed in the files of Waku, and into what. */
export const changes: Readonly<Record<string, readonly Change[]>> = {
  'router/define-router-utils/build-handler.js': [
    // A thread renders one page after the other: more of them at once only hold memory.
    ['createTaskRunner(500)', 'createTaskRunner(16)'],
    // A page's HTML follows its payload, which thus need not wait in memory for all others.
    ['htmlRenderTasks.add(', 'await (async (render)=>render())('],
    // Which modules a page needs is known when all pages are rendered. Here all need the same.
    ['path2moduleIds[path2regexp(item.pathPattern || item.path)] = Array.from(moduleIds);', ''],
  ],
  'router/define-router-utils/route-entries.js': [
    // What belongs to one page is rendered with it. Waku would write it, read it and write it
    // again, and keep all of it for the server: for the rare form posted there without scripts.
    [
      'if (!elementCache.has(cacheId)) {',
      'if (/^(?:slot\\/page:|pathSpec\\/)/.test(cacheId)) return render();\nif (!elementCache.has(cacheId)) {',
    ],
  ],
  'router/define-router-utils/element-cache.js': [
    // What all pages share is read once, not once for each page.
    ['const cache = new Map();', 'const cache = new Map();\nconst elements = new Map();'],
    [
      'return cachedBytes.then((bytes)=>deserializeRsc(bytes));',
      'if (!elements.has(cacheId)) elements.set(cacheId, cachedBytes.then((bytes)=>deserializeRsc(bytes)));\nreturn elements.get(cacheId);',
    ],
  ],
  'router/define-router-utils/config-registry.js': [
    // The route of a page is looked up; Waku tries all of them for each page.
    ['let cachedHas404 = false;', 'let cachedHas404 = false;\nlet routesByPath;'],
    [
      'return getAll().find(',
      "routesByPath ??= new Map(getAll().filter(({ type })=>type === 'route').map((route)=>[pathSpecAsString(route.path), route]));\nreturn routesByPath.get(routePath) ?? getAll().find(",
    ],
  ],
  'lib/vite-rsc/ssr.js': [
    // React's renderer for Node encodes a page at once, the one for the edge each piece of it.
    ["'react-dom/server.edge'", "'react-dom/server.node'"],
    // A built page has its payload in a file of its own (finish-html.ts), not in its HTML.
    [
      'const [stream1, stream2] = rscStream.tee();',
      'const [stream1, stream2] = globalThis.__BUILD_PART__ ? [rscStream] : rscStream.tee();',
    ],
    [
      'const responseStream = htmlStream.pipeThrough(',
      'const responseStream = globalThis.__BUILD_PART__ ? htmlStream : htmlStream.pipeThrough(',
    ],
  ],
};

/**
 * Has Waku build thousands of pages in less time and memory.
 *
 * @throws Error where Waku has changed, so that this is looked at again.
 */
export function patientWaku(): Plugin {
  const open = new Set(Object.keys(changes));
  return {
    name: 'patient-waku',
    apply: 'build',
    transform(code, id) {
      const file = Object.keys(changes).find((name) => id.endsWith(`/waku/dist/${name}`));
      if (file === undefined) return undefined;
      open.delete(file);
      let text = code;
      for (const [before, after] of changes[file] ?? []) {
        if (!text.includes(before)) throw new Error(`Waku has no "${before}" any more: ${id}`);
        text = text.replace(before, () => after);
      }
      return { code: text, map: null };
    },
    buildApp: {
      order: 'post',
      async handler() {
        if (open.size > 0) throw new Error(`Waku has no ${[...open].join(', ')} any more.`);
      },
    },
  };
}
