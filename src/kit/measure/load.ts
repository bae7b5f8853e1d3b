/**
 * Puts load on the production server, sends it abusive requests and attacks it, on loopback, for about four minutes.
 * The exit code is 1 if a check fails, for example because the server exceeds a bound (load/run.ts).
 * Options: `--connections 200`, `--seconds 60`, `--unknown 10000` (addresses that do not exist),
 * `--attack 10` (seconds of each attack).
 */
import { ensureBuild } from '#kit/build/build-stamp.ts';
import { startSite } from '#kit/testing/site.ts';

import { runLoad } from './load/run.ts';
import { readOptions } from './options.ts';

const options = readOptions({ connections: 200, seconds: 60, unknown: 10_000, attack: 10 });

ensureBuild();
const site = await startSite();
try {
  const rows = await runLoad(site, {
    connections: options.connections,
    seconds: options.seconds,
    unknownAddresses: options.unknown,
    attackSeconds: options.attack,
    bounds: { p99: 500, growth: 64, health: 1000 },
  });
  for (const { check, measured, bound, met } of rows) {
    console.log(`${met ? 'holds ' : 'BREAKS'}  ${check}: ${measured} (${bound})`);
  }
  process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
} finally {
  await site.stop();
}
