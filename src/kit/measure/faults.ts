/**
 * Proves that no accepted lead is lost while the provider fails and servers are killed.
 * Options: `--leads 10000`, `--kills 5`, `--database sqlite|postgres` (both by default).
 */
import { ensureBuild } from '#kit/build/build-stamp.ts';

import { failuresOf, runFaults } from './faults/run.ts';
import { readOptions } from './options.ts';

const { leads, kills, database: only } = readOptions({ leads: 10_000, kills: 5, database: '' });
const setups = [
  { title: 'One instance on SQLite', database: 'sqlite', instances: 1 },
  { title: 'Two instances on PostgreSQL', database: 'postgres', instances: 2 },
] as const;

const chosen = setups.filter(({ database }) => only === '' || database === only);
if (chosen.length === 0) throw new Error('--database must be sqlite or postgres.');

ensureBuild();
const failures: string[] = [];
for (const { title, database, instances } of chosen) {
  console.log(`\n── ${title}: ${String(leads)} leads, ${String(kills)} times SIGKILL`);
  const report = await runFaults({ database, instances, leads, kills, visitors: 24 });
  console.table({ ...report, exits: report.exits.join(', ') });
  failures.push(...failuresOf(report, leads));
}
const verdict =
  failures.length > 0
    ? `Failed: ${failures.join(', ')}.`
    : 'Every accepted lead arrived; every duplicate is explained.';
console.log(`\n${verdict}`);
process.exitCode = failures.length > 0 ? 1 : 0;
