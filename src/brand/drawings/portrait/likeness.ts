export const hairStyles = [
  'short',
  'swept',
  'curly',
  'pixie',
  'bob',
  'long',
  'bun',
  'bald',
  'headscarf',
] as const;

export type HairStyle = (typeof hairStyles)[number];

export const garments = [
  'suit',
  'jacket',
  'blazer',
  'collarless',
  'crew',
  'rollneck',
  'shirt',
] as const;

export type Garment = (typeof garments)[number];

/**
 * A person as the engraver sees one. Proportions are factors around 1, angles are degrees,
 * tones run from 0 (black) to 1 (white).
 */
export interface Likeness {
  age: number;
  /** Softer brows, fuller lashes and lips, a slimmer neck. */
  feminine: boolean;
  /** Positive turns the face to the right of the picture, raises the chin, tilts clockwise. */
  pose: { turn: number; lift: number; tilt: number };
  face: { width: number; length: number; jaw: number; chin: number; cheeks: number; skin: number };
  nose: { length: number; width: number; bridge: number };
  brows: { weight: number; arch: number; tone: number };
  eyes: { size: number; spacing: number; openness: number };
  mouth: { width: number; fullness: number; smile: number };
  hair: { style: HairStyle; tone: number; volume: number; parting: number };
  beard?: { length: number; tone: number };
  glasses?: 'round' | 'square';
  earrings?: boolean;
  clothing: { garment: Garment; tone: number; inner: number };
}
