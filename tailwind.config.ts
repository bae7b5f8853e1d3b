import type { Config } from 'tailwindcss';

import { colours, faces } from './src/brand/tokens.ts';
import { familiesOf } from './src/kit/site/faces.ts';

/**
 * The brand's tokens; `src/layout/styles/index.css` loads this file by `@config`. Everything else is
 * Tailwind's default: the scale of spacing (a step is .25rem), variants, grids.
 */
export default {
  content: [],
  theme: {
    /** A breakpoint near one of Tailwind's defaults has its name. */
    screens: {
      320: '320px',
      390: '390px',
      440: '440px',
      480: '480px',
      540: '540px',
      sm: '576px',
      600: '600px',
      700: '700px',
      md: '768px',
      lg: '992px',
      xl: '1265px',
    },
    /** Colours by role. On a dark or tinted surface the same names have other values (theme.css). */
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ink: { DEFAULT: 'var(--color-ink)', soft: 'var(--color-ink-soft)' },
      surface: { DEFAULT: 'var(--color-surface)', tint: 'var(--color-surface-tint)' },
      accent: {
        DEFAULT: 'var(--color-accent)',
        shade: 'var(--color-accent-shade)',
        ink: 'var(--color-accent-ink)',
      },
      'on-accent': 'var(--color-on-accent)',
      rule: { DEFAULT: 'var(--color-rule)', strong: 'var(--color-rule-strong)' },
      control: 'var(--color-control)',
      danger: 'var(--color-danger)',
      focus: 'var(--color-focus)',
      /** Colours with the same value on every surface. */
      brand: colours,
    },
    fontFamily: {
      head: familiesOf(faces.head),
      text: familiesOf(faces.text),
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600' },
    fontSize: {
      note: [
        'clamp(.875rem, max(.6875rem + .26vw, .56rem + .42vw), 1.0625rem)',
        { lineHeight: '1.4' },
      ],
      /** The second term of `max` is steeper. It holds from about 1265 px, so that text keeps up with headings. */
      body: [
        'clamp(1rem, max(.965rem + .16vw, .72rem + .47vw), 1.3125rem)',
        { lineHeight: '1.55' },
      ],
      lead: [
        'clamp(1.1875rem, 1.1rem + .4vw, 1.625rem)',
        { lineHeight: '1.42', letterSpacing: '-.006em' },
      ],
      row: [
        'clamp(1.375rem, 1.2rem + .8vw, 2.125rem)',
        { lineHeight: '1.14', letterSpacing: '-.018em' },
      ],
      statement: ['clamp(1.875rem, 1.45rem + 1.9vw, 3.5rem)', { lineHeight: '1.06' }],
      section: ['clamp(2.375rem, 1.5rem + 3.9vw, 5.75rem)', { lineHeight: '1' }],
      hero: ['clamp(2.75rem, .65rem + 8.6vw, 10.25rem)', { lineHeight: '1' }],
    },
    letterSpacing: { normal: '0' },
    transitionDuration: { fast: '160ms', mid: '320ms', slow: '500ms' },
    transitionTimingFunction: {
      DEFAULT: 'ease',
      linear: 'linear',
      out: 'cubic-bezier(.2, .7, .1, 1)',
    },
    keyframes: {
      marquee: { to: { transform: 'translateX(-100%)' } },
      'dots-turn': { to: { rotate: '1turn' } },
      'square-entry': { from: { transform: 'translateX(-24vw)' } },
      'square-trail': { from: { scale: '1' } },
      'pop-up-rise': { from: { transform: 'translateY(100%)' } },
      'header-solid': {
        from: { backgroundColor: 'var(--color-surface)', borderBottomColor: 'transparent' },
      },
      'header-ruler': { from: { backgroundSize: '1px 0, 100% 0' } },
      progress: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.96)' } },
      'header-read': { to: { backgroundSize: '100% 3px' } },
    },
    /** An endless animation is paused until `data-moving` of its box says that it may move (moving.tsx). */
    animation: {
      marquee: 'marquee var(--speed) linear infinite paused',
      'dots-turn': 'dots-turn var(--turn) linear infinite paused',
      'square-entry': 'square-entry var(--entry-slide) cubic-bezier(.2, .7, .1, 1) both',
      'square-trail': 'square-trail var(--entry-slide) cubic-bezier(.2, .7, .1, 1) both',
      'pop-up-rise': 'pop-up-rise 500ms cubic-bezier(.2, .7, .1, 1)',
      progress: 'progress var(--progress-duration) cubic-bezier(.2, .7, .1, 1) both',
      'header-solid': 'header-solid linear both',
      'header-solid-read': 'header-solid linear both, header-read linear both',
      'header-ruler': 'header-ruler linear both',
    },
    zIndex: { behind: '-1', raised: '1', header: '5', overlay: '8', skip: '9' },
    extend: {
      spacing: {
        line: '1.5px',
        thick: '3px',
        /** Between the edge of the window and the sheet, the area of the content. */
        edge: 'clamp(1.25rem, 4.4vw, 4.5rem)',
        /** Between the parts of a section, and above and below its content. */
        part: 'clamp(4.5rem, 8vw, 9rem)',
        section: 'clamp(6rem, 11.5vw, 9.375rem)',
        sheet: '111rem',
        header: 'var(--header-height)',
      },
      borderWidth: { line: '1.5px', thick: '3px' },
    },
  },
} satisfies Config;
