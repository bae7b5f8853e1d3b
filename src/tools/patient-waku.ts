import type { Plugin } from 'vite';

const before = 'createTaskRunner(500)';
/** As many as keep the disk busy beside the processor. */
const atOnce = 16;

/**
 * Has Waku render a few pages at once instead of 500. All of them are rendered by one thread, so
 * that more only hold memory: of 3,000 pages a fifth less of it and of the time.
 *
 * @throws Error where Waku has changed, so that this is looked at again.
 */
export function patientWaku(): Plugin {
  return {
    name: 'patient-waku',
    apply: 'build',
    transform(code, id) {
      if (!/\/waku\/dist\/.*\/build-handler\.js$/.test(id)) return undefined;
      if (!code.includes(before)) throw new Error(`Waku has no "${before}" any more: ${id}`);
      return { code: code.replace(before, `createTaskRunner(${String(atOnce)})`), map: null };
    },
  };
}
