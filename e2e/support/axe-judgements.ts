/** What axe cannot decide by itself, judged by a person: where it holds, and why. */
export interface Judgement {
  rule: string;
  /** Why axe could not decide, by its own name. */
  cause: string;
  /** The elements around what was judged, as a selector. */
  within: string;
  reason: string;
}

const overlap =
  'Where a page is scrolled, the fixed header, the pop-up or the plumb line lies over text; it is decided where nothing lies over it.';

export const judgements: readonly Judgement[] = [
  { rule: 'color-contrast', cause: 'bgOverlap', within: 'body', reason: overlap },
  { rule: 'color-contrast', cause: 'elmPartiallyObscured', within: 'body', reason: overlap },
  { rule: 'color-contrast', cause: 'elmPartiallyObscuring', within: 'body', reason: overlap },
  {
    rule: 'color-contrast',
    cause: 'imgNode',
    within: 'body',
    reason:
      'A drawing or the plumb line shares the box of a text, not its place: heroes.spec.ts measures that headlines keep clear.',
  },
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
    within: 'form[data-form]',
    reason: 'What is typed has the colour of the labels, which axe checks.',
  },
  {
    rule: 'color-contrast',
    cause: 'shortTextContent',
    within: 'body',
    reason: 'Single digits and signs, in the ink of their neighbours.',
  },
];
