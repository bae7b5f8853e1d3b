import { expect, test } from '#e2e/support/fixtures.ts';
import { failuresOf, runFaults } from '#kit/measure/faults/run.ts';

// The servers are restarted again and again, which takes minutes on a busy machine.
test.describe.configure({ timeout: 600_000 });

for (const [name, database, instances] of [
  ['one instance on SQLite', 'sqlite', 1],
  ['two instances on PostgreSQL', 'postgres', 2],
] as const) {
  test(`no lead is lost while the provider fails and servers are killed: ${name}`, async () => {
    const report = await runFaults({
      database,
      instances,
      leads: 300,
      kills: 2,
      // Few, because other tests run at the same time: servers must still record a delivery soon after it.
      visitors: 8,
    });
    expect(failuresOf(report, 300), JSON.stringify(report)).toEqual([]);
  });
}
