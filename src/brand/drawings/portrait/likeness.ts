export const hairStyles = [
  'short',
  'crop',
  'swept',
  'curly',
  'pixie',
  'bob',
  'long',
  'waves',
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
 * The description of a person that a portrait is made from. Proportions are factors around 1, angles are degrees, tones
 * are from 0 (black) to 1 (white).
 */
export interface Likeness {
  age: number;
  /** Softer brows, fuller lashes and lips, a slimmer neck. */
  feminine: boolean;
  /** Positive turns the face to the right of the picture, raises the chin, tilts clockwise. */
  pose: { turn: number; lift: number; tilt: number; shoulders: number };
  /** `flesh` fills cheeks and jowls; `bent` moves the nose and one corner of the mouth to the side. */
  face: {
    width: number;
    length: number;
    jaw: number;
    chin: number;
    cheeks: number;
    flesh: number;
    bent: number;
    skin: number;
  };
  /** A hump stands out of the bridge, a tip above 1 points down. */
  nose: { length: number; width: number; bridge: number; hump: number; tip: number };
  /** A frown brings the inner ends down, `raised` lifts the brow of one side (-1 or 1). */
  brows: { weight: number; arch: number; tone: number; frown: number; raised: number };
  /** A gaze of 0 is at the viewer, a positive one to the right of the picture; a slant raises the outer corners. */
  eyes: {
    size: number;
    spacing: number;
    openness: number;
    gaze: number;
    slant: number;
    iris: number;
  };
  mouth: { width: number; fullness: number; smile: number };
  /** `out` is how far the ears stick out, from 0. */
  ears: { size: number; out: number };
  neck: number;
  hair: {
    style: HairStyle;
    tone: number;
    volume: number;
    /** Position of the parting: the sign is its side, and 0 is the middle. */
    parting: number;
    /** How far the hairline has receded at the temples. */
    recess: number;
    /** How low long hair falls, and hair on the forehead. */
    fall: number;
    wave: number;
  };
  beard?: { length: number; tone: number; moustache: number; cheeks: number };
  glasses?: 'round' | 'square' | 'half';
  earrings?: boolean;
  clothing: { garment: Garment; tone: number; inner: number };
}
