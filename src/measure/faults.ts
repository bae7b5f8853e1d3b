/**
 * Proves that no accepted lead is lost: sends leads into server processes while the provider fails
 * by chance and the processes are killed. `--leads 10000 --kills 5`; `--database sqlite|postgres` for
 * one of both scenes; `--small` for processes without pages, which need no build.
 */
import { parseArgs } from 'node:util';

import { ensureBuild } from '../build/build-stamp.ts';
import { type FaultReport, runFaults } from './faults/run.ts';

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '5' },
    small: { type: 'boolean', default: false },
    database: { type: 'string' },
  },
});
const leads = Number(values.leads);
const kills = Number(values.kills);
const kind = values.small ? 'small' : 'built';
if (kind === 'built') ensureBuild();

const scenes = [
  { title: 'One instance on SQLite', database: 'sqlite', instances: 1 },
  { title: 'Two instances on PostgreSQL', database: 'postgres', instances: 2 },
] as const;

let failed = false;
for (const { title, database, instances } of scenes) {
  if (values.database !== undefined && values.database !== database) continue;
  console.log(`\n── ${title}: ${String(leads)} leads, ${String(kills)} times SIGKILL`);
  const say = (text: string) => console.log(`   ${text}`);
  const report = await runFaults({ kind, database, instances, leads, kills, say });
  print(report);
  failed ||= !passed(report);
}
console.log(failed ? '\nFailed.' : '\nEvery accepted lead arrived; every duplicate is explained.');
process.exitCode = failed ? 1 : 0;

function passed({ accepted, lost, stored, duplicates, mostRefusals, exits }: FaultReport): boolean {
  return (
    accepted === leads &&
    stored === leads &&
    lost.length === 0 &&
    duplicates.unexplained.length === 0 &&
    mostRefusals < 10 &&
    exits.every((code) => code === 0)
  );
}

function print(report: FaultReport): void {
  const { duplicates, lost, exits, ...figures } = report;
  console.table({
    ...figures,
    lost: lost.length,
    'duplicates: the answer was lost': duplicates.answerLost,
    'duplicates: killed before it was written down': duplicates.killed,
    'duplicates: the lease ended': duplicates.leaseEnded,
    'duplicates: unexplained': duplicates.unexplained.length,
    'exit codes': exits.join(', '),
  });
}
