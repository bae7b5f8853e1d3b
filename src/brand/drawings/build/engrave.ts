import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { PortraitName, PortraitTone, RenderedPortrait } from '#brand/drawings/portrait.ts';

/** The portraits of one person; `small` has coarser lines, for small sizes. */
export type Portraits = Record<PortraitTone, { large: RenderedPortrait; small: RenderedPortrait }>;

/** Engraves a person. This takes some seconds, and so runs in a worker thread. */
export async function engrave(name: PortraitName): Promise<Portraits> {
  const worker = new Worker(new URL('engraver.ts', import.meta.url), { workerData: name });
  const [portraits] = (await once(worker, 'message')) as [Portraits];
  return portraits;
}
