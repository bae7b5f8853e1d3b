/** Worker thread that engraves one person in all tones. engraving.ts scans the person once for all of them. */
import { parentPort, workerData } from 'node:worker_threads';

import { type PortraitName, type PortraitTone, renderPortrait } from '#brand/drawings/portrait.ts';

import type { Portraits } from './engrave.ts';

const name = workerData as PortraitName;
const print = (tone: PortraitTone) => ({
  large: renderPortrait(name, { tone }),
  small: renderPortrait(name, { tone, isCoarse: true }),
});
const portraits: Portraits = { paper: print('paper'), dark: print('dark') };
parentPort?.postMessage(portraits);
