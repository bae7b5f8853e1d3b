export type Spot = readonly [x: number, y: number];

/** What is drawn with the graver's point and not by shade, in the picture's space. */
export interface Stroke {
  /** A frame is dark with a light border, so that it stands before both light and shade. */
  kind: 'dark' | 'light' | 'frame';
  points: readonly Spot[];
  /** Half the width at the middle of a tapered line; none for a filled area. */
  taper?: number;
}
