/** Starts one of the programs that measure, for example `npm run measure -- lighthouse --runs 3`. */
import { ignoreSettingsFile } from '#kit/runtime/environment.ts';

const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  lighthouse: () => import('./lighthouse.ts'),
  interactions: () => import('./interactions.ts'),
  'main-thread': () => import('./main-thread.ts'),
  shift: () => import('./shift.ts'),
  load: () => import('./load.ts'),
  faults: () => import('./faults.ts'),
};

const [, , name = ''] = process.argv;
const start = programs[name];
if (start) {
  // Removes the name, because the program parses the rest as its own options.
  process.argv.splice(2, 1);
  ignoreSettingsFile();
  await start();
} else {
  const names = Object.keys(programs).join(', ');
  console.error(`Usage: npm run measure -- <name> [options]. The name is one of ${names}.`);
  process.exitCode = 1;
}
