/** A thread that engraves one person, who is looked at once for all tones. */
import { parentPort, workerData } from 'node:worker_threads';

import { type PortraitName, renderPortrait } from '#brand/drawings/portrait.ts';

import type { Portraits } from './engrave.ts';

const name = workerData as PortraitName;
const portraits: Portraits = {
  paper: renderPortrait(name, { tone: 'paper' }),
  dark: renderPortrait(name, { tone: 'dark' }),
};
parentPort?.postMessage(portraits);
