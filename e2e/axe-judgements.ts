/** What axe cannot decide by itself, judged by a person: where it holds, and why. */
export interface Judgement {
  rule: string;
  /** Why axe could not decide, by its own name. */
  cause: string;
  /** The elements around what was judged, as a selector. */
  within: string;
  reason: string;
}

export const judgements: readonly Judgement[] = [
  {
    rule: 'color-contrast',
    cause: 'bgGradient',
    within: 'body',
    reason:
      'The only gradients behind text are hairlines of one pixel, narrower than a stroke of a letter; the colour between them is that of the surface, on which each text has 4.5:1 or more.',
  },
  {
    rule: 'color-contrast',
    cause: 'pseudoContent',
    within: '.tinted',
    reason: 'The pseudo-element is the tinted band itself: ink on it has 14:1.',
  },
  {
    rule: 'color-contrast',
    cause: 'emptyValue',
    within: '.lead-form',
    reason: 'What is typed has the colour of the labels, which axe checks.',
  },
  {
    rule: 'color-contrast',
    cause: 'bgOverlap',
    within: '.home-hero svg',
    reason: 'Dimensions of the drawing: ink beside its lines, on the colour of the page.',
  },
  {
    rule: 'color-contrast',
    cause: 'shortTextContent',
    within: '.home-hero',
    reason: 'Single digits of the drawing, in the ink of their neighbours.',
  },
  {
    rule: 'color-contrast',
    cause: 'imgNode',
    within: '.home-hero',
    reason: 'The drawing keeps clear of the headline: layout.spec.ts measures it.',
  },
  {
    rule: 'color-contrast',
    cause: 'elmPartiallyObscured',
    within: '.title-block',
    reason: 'Cells of the title block overlap by their borders, not by their text.',
  },
  {
    rule: 'color-contrast',
    cause: 'elmPartiallyObscuring',
    within: '.parts-list',
    reason: 'The lead stands over an empty part of its own section.',
  },
];
