import { colours } from '#brand/tokens.ts';
import { mix } from '#kit/site/colour.ts';

/** The backgrounds of drawings: paper, the tinted surface, a dark surface. */
export const tones = ['paper', 'tinted', 'dark'] as const;

export type Tone = (typeof tones)[number];

interface Paint {
  /** Lines, figures and filled dots. */
  readonly ink: string;
  /** Faces in the light. */
  readonly face: string;
  /** Faces in shade. */
  readonly shade: string;
  /** The visible bottom of a hole. */
  readonly well: string;
  /** A hole whose bottom is not visible; dark on every background. */
  readonly bore: string;
}

/** Paint of the mark: the part of a drawing in the accent colour. */
interface MarkPaint extends Omit<Paint, 'bore'> {
  /** Lines that run inside the part in the accent colour. */
  readonly inner: string;
}

const { ink, surface, accent, accentShade } = colours;
/** The bottoms of holes are in shade. */
const lightWell = mix(surface, ink, 0.2);
const darkWell = mix(ink, surface, 0.15);
const darkBore = mix(ink, '#000000', 0.55);

const paints: Readonly<Record<Tone, Paint>> = {
  paper: { ink, face: surface, shade: colours.surfaceTint, well: lightWell, bore: ink },
  tinted: { ink, face: surface, shade: colours.surfaceShade, well: lightWell, bore: ink },
  dark: { ink: surface, face: ink, shade: colours.inkShade, well: darkWell, bore: darkBore },
};

const sharedMark = {
  inner: ink,
  face: accent,
  shade: accentShade,
  well: mix(accentShade, ink, 0.17),
};

const marks: Readonly<Record<Tone, MarkPaint>> = {
  paper: { ...sharedMark, ink },
  tinted: { ...sharedMark, ink },
  // Inside a face in the accent colour, light lines would have too little contrast: only the silhouette is light.
  dark: { ...sharedMark, ink: surface },
};

/** Widths of lines in drawing units. Small crops are shown enlarged, and have thinner lines. */
const weights = {
  full: {
    outline: 2.6,
    ground: 2.2,
    edge: 0.9,
    engraving: 0.55,
    axis: 0.6,
    dimension: 0.7,
    tick: 1.6,
  },
  small: {
    outline: 2,
    ground: 1.8,
    edge: 0.75,
    engraving: 0.45,
    axis: 0.5,
    dimension: 0.6,
    tick: 1.3,
  },
};

/**
 * Returns the style sheet of one file. Every rule is scoped by a class, so that the rules of two inline drawings on a
 * page do not mix.
 */
export function styleSheet(scope: string, tone: Tone, size: keyof typeof weights): string {
  const paint = paints[tone];
  const mark = marks[tone];
  const weight = weights[size];
  const rules: readonly (readonly [string, string])[] = [
    [
      'path',
      `fill:none;stroke:${paint.ink};stroke-width:${weight.edge};stroke-linejoin:round;stroke-linecap:round`,
    ],
    ['.outline', `fill:${paint.face};stroke-width:${weight.outline}`],
    ['.face', `fill:${paint.face}`],
    ['.shade', `fill:${paint.shade}`],
    ['.plain', `fill:${paint.face};stroke:none`],
    ['.plain-shade', `fill:${paint.shade};stroke:none`],
    ['.well', `fill:${paint.well};stroke:none`],
    ['.bore', `fill:${paint.bore}`],
    ['.ink', `fill:${paint.ink};stroke:none`],
    ['.ground', `stroke-width:${weight.ground}`],
    ['.engraving,.dashed,.grid', `stroke-width:${weight.engraving}`],
    ['.dashed', 'stroke-dasharray:5 4'],
    ['.grid', 'stroke-opacity:.32'],
    ['.axis', `stroke-width:${weight.axis};stroke-dasharray:14 3 2 3;stroke-linecap:butt`],
    ['.dimension', `stroke-width:${weight.dimension}`],
    ['.tick', `stroke-width:${weight.tick}`],
    // More specific than `.plain` and `.well`, which therefore repeat `stroke:none` below.
    ['.mark path', `stroke:${mark.inner}`],
    ['.mark .outline', `fill:${mark.face};stroke:${mark.ink}`],
    ['.mark .face', `fill:${mark.face}`],
    ['.mark .plain', `fill:${mark.face};stroke:none`],
    ['.mark .shade', `fill:${mark.shade}`],
    ['.mark .plain-shade', `fill:${mark.shade};stroke:none`],
    ['.mark .well', `fill:${mark.well};stroke:none`],
    ['.figure,.mark .figure', `fill:${paint.ink};stroke:none`],
  ];
  return rules
    .map(
      ([selector, body]) =>
        `${selector
          .split(',')
          .map((part) => `.${scope} ${part}`)
          .join(',')}{${body}}`,
    )
    .join('');
}
