/** A person's judgement that a finding of axe is no fault. It is for findings that axe itself cannot decide. */
export interface Judgement {
  /** Id of the rule of axe. */
  rule: string;
  /** Why axe could not decide: its `messageKey`. */
  cause: string;
  /** Selector of the elements within which the judgement holds. */
  within: string;
  /** Why it is no fault. */
  reason: string;
}

const overlap =
  'At some scroll positions the fixed header, the pop-up or the plumb line covers text; axe decides about the text where nothing covers it.';

export const judgements: readonly Judgement[] = [
  { rule: 'color-contrast', cause: 'bgOverlap', within: 'body', reason: overlap },
  { rule: 'color-contrast', cause: 'elmPartiallyObscured', within: 'body', reason: overlap },
  { rule: 'color-contrast', cause: 'elmPartiallyObscuring', within: 'body', reason: overlap },
  {
    rule: 'color-contrast',
    cause: 'imgNode',
    within: 'body',
    reason:
      'A drawing or the plumb line overlaps the box of a text, but not the text: heroes.spec.ts measures that headlines keep clear.',
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
    reason: 'Typed text has the colour of the labels, which axe checks.',
  },
  {
    rule: 'color-contrast',
    cause: 'shortTextContent',
    within: 'body',
    reason: 'These are single digits and signs, in the colour of the text beside them.',
  },
];
