export type Spot = readonly [x: number, y: number];

/** A line or filled area above the shading, such as an eyebrow. Points are in the space of the picture. */
export interface Stroke {
  /** A frame (of glasses) is dark with a light border, so that it is visible on light and on shade. */
  kind: 'dark' | 'light' | 'frame';
  points: readonly Spot[];
  /** Half the width at the middle of a tapered line. A filled area has none. */
  taper?: number;
}
