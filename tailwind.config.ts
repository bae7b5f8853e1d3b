import type { Config } from 'tailwindcss';

import { colours, faces } from './src/brand/tokens.ts';

/**
 * The brand's tokens. `src/layout/styles/theme.css` loads this file by `@config`; the
 * breakpoints are those at which headers and grids of the site change.
 */
export default {
  content: [],
  theme: {
    screens: {
      320: '320px',
      390: '390px',
      440: '440px',
      480: '480px',
      540: '540px',
      576: '576px',
      600: '600px',
      700: '700px',
      768: '768px',
      992: '992px',
      1265: '1265px',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      navy: { DEFAULT: colours.navy, shade: colours.navyShade },
      paper: {
        DEFAULT: colours.paper,
        tint: colours.paperTint,
        shade: colours.paperShade,
      },
      orange: {
        DEFAULT: colours.orange,
        shade: colours.orangeShade,
        ink: colours.orangeInk,
      },
      slate: { DEFAULT: colours.slate, soft: colours.slateSoft },
      danger: { DEFAULT: colours.danger, soft: colours.dangerSoft },
    },
    fontFamily: {
      head: [`"${faces.head}"`, `"${faces.head} Fallback"`, 'system-ui', 'sans-serif'],
      text: [`"${faces.text}"`, `"${faces.text} Fallback"`, 'system-ui', 'sans-serif'],
      textAtFirst: [`"${faces.text} Fallback"`, 'system-ui', 'sans-serif'],
    },
    fontSize: {
      note: 'clamp(.8125rem, .79rem + .1vw, .9375rem)',
      body: 'clamp(1rem, .965rem + .16vw, 1.1875rem)',
      lead: 'clamp(1.1875rem, 1.1rem + .4vw, 1.625rem)',
      row: 'clamp(1.375rem, 1.2rem + .8vw, 2.125rem)',
      statement: 'clamp(1.875rem, 1.45rem + 1.9vw, 3.5rem)',
      section: 'clamp(2.375rem, 1.5rem + 3.9vw, 5.75rem)',
      hero: 'clamp(2.75rem, .65rem + 8.6vw, 10.25rem)',
    },
    spacing: {
      0: '0',
      px: '1px',
      1: '.5rem',
      2: '1rem',
      3: '1.5rem',
      4: '2.5rem',
      5: '4rem',
      6: 'clamp(4.5rem, 8vw, 9rem)',
      7: 'clamp(6rem, 11.5vw, 13rem)',
      edge: 'clamp(1.25rem, 4.4vw, 4.5rem)',
    },
    transitionDuration: { fast: '160ms', mid: '320ms', slow: '500ms' },
    transitionTimingFunction: { out: 'cubic-bezier(.2, .7, .1, 1)' },
    zIndex: { behind: '-1', raised: '1', header: '5', overlay: '8', skip: '9' },
  },
} satisfies Config;
