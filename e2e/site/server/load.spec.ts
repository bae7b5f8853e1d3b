import { expect, test } from '#e2e/support/fixtures.ts';
import { runLoad } from '#kit/measure/load/run.ts';
import { startSite } from '#kit/testing/site.ts';

test('load and abuse leave the server fast, alive and with little more memory (npm run measure -- load does more of both)', async () => {
  const site = await startSite();
  try {
    const rows = await runLoad(site, {
      connections: 50,
      seconds: 2,
      unknownAddresses: 400,
      attackSeconds: 0,
      // Loose, because other tests run at the same time: only a server that hangs exceeds them.
      bounds: { p99: 5000, growth: 96, health: 5000 },
    });
    expect(rows.filter(({ met }) => !met)).toEqual([]);
  } finally {
    await site.stop();
  }
});
