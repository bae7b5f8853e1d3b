/** Starts a program that measures: `npm run measure -- lighthouse --runs 3`. */
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
  // Each program reads options of its own.
  process.argv.splice(2, 1);
  ignoreSettingsFile();
  await start();
} else {
  const names = Object.keys(programs).join(', ');
  console.error(`npm run measure -- <name> [options], where the name is one of ${names}.`);
  process.exitCode = 1;
}
