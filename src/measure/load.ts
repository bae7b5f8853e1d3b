/**
 * Loads and abuses the production server on loopback, for about four minutes, and ends with 1
 * where it breaks a bound. `--connections 200 --seconds 60 --unknown 10000 --slow 50 --attack 120`.
 */
import { parseArgs } from 'node:util';

import { ensureBuild } from '../build/build-stamp.ts';
import { startSite } from '../testing/site.ts';
import { runLoad } from './load/run.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    unknown: { type: 'string', default: '10000' },
    slow: { type: 'string', default: '50' },
    attack: { type: 'string', default: '120' },
    /** Loads the build that is there, whatever it was made from. */
    'as-is': { type: 'boolean', default: false },
  },
});

if (!values['as-is']) ensureBuild();
const site = await startSite();
try {
  const rows = await runLoad(site, {
    connections: Number(values.connections),
    seconds: Number(values.seconds),
    unknown: Number(values.unknown),
    slow: Number(values.slow),
    attack: Number(values.attack),
    bounds: {
      p99: 500,
      growth: 64 * 2 ** 20,
      slow: 12_000,
      health: 1000,
      peak: 400 * 2 ** 20,
    },
  });
  for (const { check, measured, bound, met } of rows) {
    console.log(`${met ? 'holds ' : 'BREAKS'}  ${check}: ${measured} (${bound})`);
  }
  process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
} finally {
  await site.stop();
}
