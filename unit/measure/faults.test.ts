import { describe, expect, it } from 'vitest';

import { runFaults } from '#measure/faults/run.ts';

describe('no accepted lead is lost while the provider fails and servers are killed', () => {
  it.each([
    ['one instance on SQLite', 'sqlite', 1],
    ['two instances on one SQLite file', 'sqlite', 2],
    ['two instances on PostgreSQL', 'postgres', 2],
  ] as const)(
    '%s',
    async (_name, database, instances) => {
      const report = await runFaults({
        kind: 'small',
        database,
        instances,
        leads: 300,
        kills: 2,
        hangs: 0.01,
        say: () => undefined,
      });
      expect(report).toMatchObject({
        accepted: 300,
        lost: [],
        stored: 300,
        repeatedTwice: 0,
        kills: 2,
        duplicates: { unexplained: [] },
        exits: Array.from({ length: instances }, () => 0),
      });
      expect(report.mostRefusals).toBeLessThan(10);
    },
    180_000,
  );
});
