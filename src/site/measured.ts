import {
  back,
  click,
  enter,
  field,
  fill,
  focus,
  forward,
  type Interaction,
  leadsTo,
  prefetch,
  press,
  pressOn,
  scene,
  sending,
  shownPage,
  tap,
  wait,
} from '#kit/measure/interactions/acts.ts';
import type { Measured } from '#kit/site/define.ts';

import {
  categoryPath,
  languageSwitcher,
  menuButton,
  openedStates,
  openPopUp,
  overviewButton,
  popUpToggle,
  row,
  showPopUp,
} from './opened-states.ts';

const aboutLinkInMenu = '#mobile-menu a[href="/about"]';
const secondRowOpen = 'main details:nth-of-type(2)[open]';
const popUpClosed = 'body:not(:has(#contact-pop-up[open]))';
/** For acts whose only effect is the typed text: an element that every page has. */
const noOtherEffect = 'form';
const consentClosed = 'body:not(:has(#consent))';

/** Navigates without loading a document, so that there is a page to go back to. */
const goToServices = [enter('footer a[href="/services"]'), wait(shownPage('services'))];

/**
 * Every kind of interaction that the site has, for `npm run measure -- interactions`. A new kind has to be added
 * here. Each row is a name, an act, and a selector. The act has had its effect as soon as an element matches the
 * selector.
 *
 * Changing the language is not measured, since it loads a new document. The time that the server takes to respond is
 * not measured either, since no interaction waits for the server before its next paint.
 */
const interactions: readonly Interaction[] = [
  ...scene({ page: '/', cold: true }, [
    ['open the menu', tap(menuButton), '#mobile-menu:popover-open'],
  ]),
  ...scene({ page: '/', cold: true, wide: true }, [
    ['open the overview of services', click(overviewButton), '#mega-menu:popover-open'],
  ]),
  ...scene({ page: '/' }, [
    ['open the menu over the drawing', tap(menuButton), '#mobile-menu:popover-open'],
    ['open a row of the services', tap(row, 1), secondRowOpen],
  ]),
  ...scene({ page: '/about' }, [['open the menu', tap(menuButton), '#mobile-menu:popover-open']]),
  ...scene({ page: '/', before: [tap(menuButton)] }, [
    [
      'close the menu by its button',
      tap('#mobile-menu > button'),
      '#mobile-menu:not(:popover-open)',
    ],
    ['close the menu by Escape', press('Escape'), '#mobile-menu:not(:popover-open)'],
  ]),
  ...scene({ page: '/', before: [tap(menuButton), prefetch(aboutLinkInMenu)], navigates: true }, [
    ['go to a page from the menu', tap(aboutLinkInMenu), leadsTo('about')],
  ]),
  ...scene({ page: '/', wide: true }, [
    ['open the overview of services', click(overviewButton), '#mega-menu:popover-open'],
    ['open the languages', click(`${languageSwitcher} summary`), `${languageSwitcher}[open]`],
    [
      'open a row of the services',
      // The second row of the second section, which the selector below names.
      click(row, 5),
      'main section section:nth-of-type(2) details[open]',
    ],
  ]),
  ...scene({ page: '/', wide: true, before: [enter(overviewButton)] }, [
    [
      'open a category of the overview',
      // The second category of the second column. The selector below names a second category of any column.
      enter('#mega-menu summary', 5),
      '#mega-menu ul:nth-of-type(1) > li:nth-child(2) > details[open]',
    ],
    ['open all services', click('#mega-menu p > a'), '#services-menu:popover-open h3'],
    [
      'close the overview of services by Escape',
      press('Escape'),
      'body:not(:has(#mega-menu:popover-open))',
    ],
  ]),
  ...scene({ page: '/', wide: true, before: [click(`${languageSwitcher} summary`)] }, [
    ['close the languages by a click elsewhere', click('h1'), `${languageSwitcher}:not([open])`],
  ]),
  ...scene({ page: categoryPath }, [
    ['open a part of a service', tap(row, 1), secondRowOpen],
    ['open a question', tap('#questions summary'), '#questions details[open]'],
  ]),
  ...scene({ page: categoryPath, wide: true }, [
    ['open a part of a service', click(row, 1), secondRowOpen],
  ]),
  ...scene({ page: '/contact', before: [focus(field('contact-page', 'name'))] }, [
    ['type into a field', press('A'), noOtherEffect],
  ]),
  ...scene({ page: '/about', before: [focus(field('footer', 'message'))] }, [
    ['type into a long field', press('A'), noOtherEffect],
  ]),
  ...sending('footer', { page: '/about' }),
  ...sending('contact-page', { page: '/contact' }),
  ...sending('newsletter', { page: '/' }),
  ...sending('pop-up', { page: '/', before: [openPopUp] }),
  ...scene(
    {
      page: '/about',
      before: [
        fill(field('footer', 'email'), 'nobody'),
        enter(field('footer', 'email')),
        wait('footer [aria-invalid="true"]'),
        fill(field('footer', 'email'), 'nobody@example.co'),
      ],
    },
    [['mend a field that was wrong', pressOn(field('footer', 'email'), 'm'), noOtherEffect]],
  ),
  ...scene(
    {
      page: '/about',
      before: [enter(field('footer', 'email')), wait('#footer-answer')],
    },
    [
      [
        'go from the list of errors to a field',
        enter('#footer-answer a', 1),
        'footer [name="email"]:focus',
      ],
    ],
  ),
  ...scene({ page: '/', before: [showPopUp] }, [
    ['open the form of the pop-up', tap(popUpToggle), '#pop-up-form:not([hidden])'],
    ['close the pop-up by its button', tap('#contact-pop-up > button'), popUpClosed],
    ['close the pop-up by Escape', press('Escape'), popUpClosed],
  ]),
  ...scene({ page: '/about', asksConsent: true }, [
    ['agree to cookies', tap('#consent button:first-of-type'), consentClosed],
    ['refuse cookies', tap('#consent button:last-of-type'), consentClosed],
  ]),
  ...scene(
    {
      page: '/about',
      asksConsent: true,
      before: [tap('#consent button:last-of-type'), focus('[data-cookie-settings]')],
    },
    [['open the cookie settings', press('Enter'), '#consent:focus']],
  ),
  ...scene({ page: '/contact' }, [
    [
      'go to a place on the page',
      tap('main a[href="#contact-section"]'),
      '#contact-section:target',
    ],
  ]),
  ...scene({ page: '/contact', before: [prefetch('footer a[href="/about"]')], navigates: true }, [
    ['go to a page', tap('footer a[href="/about"]'), leadsTo('about')],
  ]),
  ...scene({ page: '/about', before: [prefetch('body > header a[href="/"]')], navigates: true }, [
    ['go to the home page and its drawing', tap('body > header a[href="/"]'), leadsTo('index')],
  ]),
  ...scene(
    {
      page: '/',
      wide: true,
      before: [prefetch('body > header nav a[href="/services"]')],
      navigates: true,
    },
    [['go to a page', click('body > header nav a[href="/services"]'), leadsTo('services')]],
  ),
  ...scene({ page: '/about', before: goToServices, navigates: true, onBrowser: true }, [
    ['go back', back, leadsTo('about')],
  ]),
  ...scene(
    {
      page: '/about',
      before: [...goToServices, back, wait(shownPage('about'))],
      navigates: true,
      onBrowser: true,
    },
    [['go forward', forward, leadsTo('services')]],
  ),
];

export const measured: Measured = { interactions, states: openedStates };
