import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { PortraitName, PortraitTone, RenderedPortrait } from '#brand/drawings/portrait.ts';

/** Of one person, and the same with coarser lines, for small sizes. */
export type Portraits = Record<PortraitTone, { large: RenderedPortrait; small: RenderedPortrait }>;

/** Engraves a person in a thread of its own, which takes some seconds. */
export async function engrave(name: PortraitName): Promise<Portraits> {
  const worker = new Worker(new URL('engraver.ts', import.meta.url), { workerData: name });
  const [portraits] = (await once(worker, 'message')) as [Portraits];
  return portraits;
}
