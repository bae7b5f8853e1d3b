import { runLoad } from '../src/tools/load/run.ts';
import { expect, test } from './fixtures.ts';
import { startSite } from './site.ts';

test('load and abuse leave the server as it was (npm run test:load does more of both)', async () => {
  test.setTimeout(120_000);
  const site = await startSite();
  try {
    const rows = await runLoad(site, {
      connections: 50,
      seconds: 2,
      unknown: 400,
      slow: 0,
      attack: 4,
      // Other tests run beside it: this would notice a server that hangs.
      bounds: { p99: 5000, growth: 96 * 2 ** 20, slow: 12_000, health: 5000, peak: 400 * 2 ** 20 },
    });
    expect(rows.filter(({ met }) => !met)).toEqual([]);
    expect(rows.map(({ check }) => check)).toContain('leads afterwards');
  } finally {
    await site.stop();
  }
});
