import { beardComb, comb } from './hair.ts';
import { measured } from './head.ts';
import type { Glimpse } from './light.ts';
import type { Likeness } from './likeness.ts';
import type { Sitter } from './sitter.ts';
import { smoothstep } from './solids.ts';

/**
 * Returns the value of a scalar field at a visible point. The engraved lines are the contour lines of this field. They
 * run around the form on skin, along the strands on hair, and along the thread on cloth.
 */
export function grain({ place, matter, piece }: Glimpse, { person, head, toBody }: Sitter): number {
  if (matter === 'cloth') {
    const [x, y, z] = toBody(place);
    const [along, across] = threadsOf(person, piece);
    const fold = 0.02 * Math.sin(x * 3 + y * 5);
    // The garment itself is woven in one direction. Its collar and fronts mirror each other at the middle.
    const sideways = piece === 0 ? x : Math.abs(x);
    return 0.74 * (along * (y - 0.25 * z) + across * sideways + fold);
  }
  const local = head.fromPicture(place);
  if (matter === 'hair') return comb(local, person);
  if (matter === 'beard') return beardComb(local);
  const [x, y, z] = measured(local, person);
  // The lines bow around the head, most at the chin, and slope with the turn of the face.
  const bow = 0.06 + 0.34 * Math.max(-1, Math.min(1.2, y));
  return y - bow * z - 0.06 * x * Math.sign(person.pose.turn);
}

/**
 * Returns the value of a second field, whose contour lines cross those of `grain` on shaded skin (`crossCover` in
 * engraving.ts).
 */
export function crossGrain({ place }: Glimpse, { person, head }: Sitter): number {
  const [x, y, z] = measured(head.fromPicture(place), person);
  return 0.62 * y + 0.75 * x - 0.3 * z * smoothstep(0.2, 0.8, z);
}

/** Returns the direction of the thread in a piece of clothing. In a collar the thread follows the edge. */
function threadsOf({ clothing: { garment } }: Likeness, piece: number): Thread {
  const hasCollar = garment === 'shirt' || garment === 'jacket' || garment === 'suit';
  // Piece 1 of these garments is the collar (`clothing` in clothing.ts).
  if (hasCollar && piece === 1) return [0.85, -0.65];
  return threads[piece % threads.length] ?? [1, 0];
}

type Thread = readonly [along: number, across: number];

const threads: readonly Thread[] = [
  [0.95, 0.2],
  [0.15, 1.25],
  [0.75, 0.65],
  [0.5, 0.85],
];
