/** A thread that engraves one person, who is looked at once for all tones. */
import { parentPort, workerData } from 'node:worker_threads';

import { portraitFile, type PortraitName } from '#brand/drawings/portrait.ts';

import type { Portraits } from './write-portraits.ts';

const name = workerData as PortraitName;
const portraits: Portraits = {
  paper: portraitFile(name, { tone: 'paper' }),
  navy: portraitFile(name, { tone: 'navy' }),
};
parentPort?.postMessage(portraits);
