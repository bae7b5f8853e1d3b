import { beardComb, comb } from './hair.ts';
import { measured } from './head.ts';
import type { Glimpse } from './light.ts';
import type { Likeness } from './likeness.ts';
import type { Sitter } from './sitter.ts';
import { smoothstep } from './solids.ts';

/**
 * Returns the height of a field at a glimpse. The engraved lines are the contour lines of the field: around the form on
 * skin, along the strands on hair, and along the thread on cloth. The thread of each piece has another direction.
 */
export function grain({ place, matter, piece }: Glimpse, { person, head, toBody }: Sitter): number {
  if (matter === 'cloth') {
    const [x, y, z] = toBody(place);
    const [along, across] = threadsOf(person, piece);
    const fold = 0.02 * Math.sin(x * 3 + y * 5);
    return 0.74 * (along * (y - 0.25 * z) + across * (piece === 0 ? x : Math.abs(x)) + fold);
  }
  const local = head.fromPicture(place);
  if (matter === 'hair') return comb(local, person);
  if (matter === 'beard') return beardComb(local);
  const [x, y, z] = measured(local, person);
  const bow = 0.06 + 0.34 * Math.max(-1, Math.min(1.2, y));
  return y - bow * z + 0.06 * x * Math.sign(person.pose.turn) * -1;
}

/** Like `grain`, for the lines that cross the others in shade, down from the lit side. */
export function crossGrain({ place, matter }: Glimpse, { person, head, toBody }: Sitter): number {
  if (matter === 'cloth') {
    const [x, y] = toBody(place);
    return 0.72 * y - 0.72 * x;
  }
  const [x, y, z] = measured(head.fromPicture(place), person);
  return 0.62 * y + 0.75 * x - 0.3 * z * smoothstep(0.2, 0.8, z);
}

/** Returns the direction of the thread in a piece. In a collar it follows the edge. */
function threadsOf({ clothing: { garment } }: Likeness, piece: number): Thread {
  const isShirt = garment === 'shirt' || garment === 'jacket' || garment === 'suit';
  if (isShirt && piece === 1) return [0.85, -0.65];
  return threads[piece % threads.length] ?? [1, 0];
}

type Thread = readonly [along: number, across: number];

const threads: readonly Thread[] = [
  [0.95, 0.2],
  [0.15, 1.25],
  [0.75, 0.65],
  [0.5, 0.85],
];
