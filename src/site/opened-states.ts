import { matrixCategories } from '#content/service-matrix.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { listenerDelay } from '#kit/leads/pop-up/pop-up-state.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import {
  act,
  click,
  enter,
  fillIn,
  focus,
  formElement,
  hover,
  press,
  sendButton,
  tap,
  wait,
} from '#kit/measure/interactions/acts.ts';
import { forcePseudoClasses } from '#kit/measure/pictures/pseudo-classes.ts';
import type { OpenedState } from '#kit/measure/pictures/shots.ts';

/** Selector of the button that opens the mobile menu. */
export const menuButton = 'body > header [aria-haspopup="dialog"]';
/** Selector of the button that opens the overview of services. */
export const overviewButton = '[popovertarget="mega-menu"]';
export const languageSwitcher = 'body > header details';
/** Selector of the rows that open: categories of services on the home page, parts of a service on its page. */
export const row = 'main summary';

/** Path of the page of a category, which has parts and questions that open. */
export const categoryPath = `/services/${matrixCategories[0]?.path ?? ''}`;

/** Selector of the list of cases or of posts. */
const caseOrPostList = 'main section:has(> .sheet > ol)';

export const showPopUp = act(async (page) => {
  // The pop-up listens to scrolling only after `listenerDelay`.
  await page.waitForTimeout(listenerDelay + 100);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.locator('#contact-pop-up[open]').waitFor();
});
export const popUpToggle = '#contact-pop-up [aria-expanded]';
/** Shows the pop-up and opens its form. */
export const openPopUp = act(async (page) => {
  await showPopUp.run(page);
  await page.locator(popUpToggle).click();
});

const hoverAll = act((page) => forcePseudoClasses(page, 'hover'));
const focusAll = act((page) => forcePseudoClasses(page, 'focus'));

/** Scrolls so that the upper edge of an element is in the middle of the window. */
const scrollToMiddle = (selector: string) =>
  act((page) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top - innerHeight / 2, behavior: 'instant' });
      }),
  );

/** Leaves all further requests without a response. */
const holdResponses = act((page) => page.route('**', () => new Promise(() => undefined)));
/** Lets all further requests fail without a response. */
const failRequests = act((page) => page.route('**', (route) => route.abort()));
/** Answers all further requests with an error (503). */
const respondWithError = act((page) =>
  page.route('**', (route) => route.fulfill({ status: 503, body: 'The hall is closed' })),
);

/** Replaces the reference of a stored lead, which is different each time, by a constant. */
const hideReference = act((page) =>
  page
    .locator('[id$="-answer"] [data-reference]')
    .evaluate((note) => (note.textContent = note.textContent.replace(/\S+$/, '1A2B3C4D'))),
);

/** Sends an empty form and waits for its errors. */
const sendEmpty = (form: FormId) => [
  enter(sendButton(form)),
  wait(`${formElement(form)} [aria-invalid="true"]`),
];
/** Fills in and sends a form, and waits for the response. */
const sendFilled = (form: FormId) => [
  fillIn(form),
  enter(sendButton(form)),
  wait('[id$="-answer"][role="status"]'),
  hideReference,
];

const refuseCookies = click('#consent button:last-of-type');
const openOverview = [click(overviewButton), wait('#mega-menu:popover-open')];
const openServicesMenu = [
  ...openOverview,
  click('#mega-menu p > a'),
  wait('#services-menu:popover-open h3'),
];

/**
 * States of pages that appear only after a visitor has opened or filled in something, or after something has failed.
 * New states have to be added here.
 */
export const openedStates: readonly OpenedState[] = [
  { name: 'mega-menu', page: '/', widths: [1280, 1920], acts: openOverview },
  {
    name: 'mega-menu-dark',
    page: '/about',
    acts: [...openOverview, hover('#mega-menu summary', 5)],
  },
  { name: 'mega-menu-hover', page: '/', acts: [...openOverview, hoverAll] },
  { name: 'mega-menu-focus', page: '/', acts: [...openOverview, focusAll] },
  { name: 'services-menu-open', page: '/', widths: [1280, 1920], acts: openServicesMenu },
  { name: 'services-menu-hover', page: '/', acts: [...openServicesMenu, hoverAll] },
  { name: 'mobile-menu', page: '/', widths: [390, 768], acts: [tap(menuButton)] },
  { name: 'mobile-menu-current', page: '/work', widths: [390], acts: [tap(menuButton)] },
  { name: 'mobile-menu-hover', page: '/', widths: [390], acts: [tap(menuButton), hoverAll] },
  { name: 'mobile-menu-focus', page: '/', widths: [390], acts: [tap(menuButton), focusAll] },
  {
    name: 'languages',
    page: '/',
    widths: [1280, 1920],
    acts: [click(`${languageSwitcher} summary`)],
  },
  { name: 'languages-dark', page: '/about', acts: [click(`${languageSwitcher} summary`)] },
  { name: 'languages-hover', page: '/', acts: [click(`${languageSwitcher} summary`), hoverAll] },
  { name: 'skip-link', page: '/', widths: [390, 1280], acts: [press('Tab')] },
  // The header moves when the page scrolls. Only these screenshots, of the window, show it at the top and scrolled:
  // screenshots of whole pages are never scrolled.
  { name: 'top', page: '/services', widths: [390, 1280], paused: true, acts: [] },
  { name: 'top-dark', page: '/work', paused: true, acts: [] },
  { name: 'top-blog', page: '/blogs', paused: true, acts: [] },
  {
    name: 'scrolled',
    page: '/services',
    widths: [390, 1280],
    paused: true,
    acts: [scrollToMiddle('main section:has(> .sheet > section)')],
  },
  { name: 'scrolled-dark', page: '/work', paused: true, acts: [scrollToMiddle(caseOrPostList)] },
  { name: 'scrolled-blog', page: '/blogs', paused: true, acts: [scrollToMiddle(caseOrPostList)] },

  { name: 'pop-up', page: '/about', widths: [390, 768, 1280, 1920], acts: [showPopUp] },
  {
    name: 'pop-up-errors',
    page: '/about',
    widths: [390, 1280],
    acts: [openPopUp, ...sendEmpty('pop-up')],
  },
  {
    name: 'pop-up-form',
    page: '/about',
    widths: [390, 768, 1280, 1920],
    acts: [openPopUp],
  },
  { name: 'pop-up-filled', page: '/about', acts: [openPopUp, fillIn('pop-up')] },
  {
    name: 'footer-form-errors',
    page: '/about',
    widths: [390, 768, 1280],
    of: 'footer',
    acts: sendEmpty('footer'),
  },
  {
    name: 'footer-form-sent',
    page: '/about',
    widths: [390, 1280],
    of: 'footer aside + div',
    acts: sendFilled('footer'),
  },
  {
    name: 'footer-form-failed',
    page: '/about',
    widths: [390, 1280],
    of: 'footer aside + div',
    acts: [
      fillIn('footer'),
      failRequests,
      enter(sendButton('footer')),
      wait('footer [role="alert"]'),
    ],
  },
  {
    name: 'footer-form-sending',
    page: '/about',
    widths: [390, 1280],
    acts: [
      fillIn('footer'),
      holdResponses,
      enter(sendButton('footer')),
      wait('[role="status"][popover]'),
    ],
  },
  {
    name: 'contact-form-errors',
    page: '/contact',
    widths: [390, 1280],
    of: '#contact-section',
    acts: sendEmpty('contact-page'),
  },
  {
    name: 'newsletter-errors',
    page: '/',
    widths: [390, 1280],
    of: 'main section:has(#newsletter-title)',
    acts: sendEmpty('newsletter'),
  },
  {
    name: 'newsletter-sent',
    page: '/',
    of: 'main section:has(#newsletter-title)',
    acts: sendFilled('newsletter'),
  },

  { name: 'consent', page: '/about', widths: [390, 768, 1280, 1920], asksConsent: true, acts: [] },
  { name: 'consent-hover', page: '/about', asksConsent: true, acts: [hoverAll] },
  {
    name: 'consent-settings',
    page: '/about',
    widths: [390, 1280],
    asksConsent: true,
    acts: [refuseCookies, focus('[data-cookie-settings]'), press('Enter'), wait('#consent:focus')],
  },
  // The visitor prefers the second language, and the page is in the first. A site of one language has no such state.
  ...localeCodes.slice(1, 2).map((visitor): OpenedState => ({
    name: 'language-suggestion',
    page: '/about',
    widths: [390, 1280],
    asksConsent: true,
    visitor,
    acts: [refuseCookies, wait('body > section[lang]')],
  })),

  {
    name: 'parts-accordion',
    page: categoryPath,
    widths: [390, 768, 1280],
    of: 'main section:has(summary)',
    acts: [click(row, 1)],
  },
  {
    name: 'parts-accordion-scrolled',
    page: categoryPath,
    widths: [390, 1280],
    paused: true,
    acts: [scrollToMiddle('main details:nth-of-type(3)')],
  },
  {
    name: 'parts-list',
    page: '/',
    widths: [390, 1280],
    of: 'main section:has(section summary)',
    acts: [click(row, 5)],
  },
  { name: 'parts-list-hover', page: '/', acts: [hover(row, 5)] },
  {
    name: 'questions',
    page: categoryPath,
    widths: [390, 1280],
    of: '#questions',
    acts: [click('#questions summary'), click('#questions summary', 1)],
  },
  {
    name: 'jobs',
    page: '/about',
    widths: [390, 768, 1280],
    of: '#jobs',
    acts: [click('#jobs summary')],
  },
  {
    name: 'work-filter',
    page: '/work',
    widths: [390, 1280],
    of: 'main :has(> fieldset)',
    acts: [click('main fieldset label', 1)],
  },
  {
    name: 'work-index-hover',
    page: '/work',
    acts: [hover('main ol > li', 2)],
  },
  {
    name: 'carousel',
    page: '/',
    widths: [390, 1280],
    acts: [click('main section > div > button[aria-current]', 1)],
  },

  {
    name: 'offline',
    page: '/about',
    widths: [390, 1280],
    acts: [act((page) => page.context().setOffline(true)), wait('[role="status"] > .on-dark')],
  },
  {
    name: 'loading',
    page: '/services',
    acts: [holdResponses, click('body > header a[href$="/about"]'), wait('[data-state]')],
  },
  {
    name: 'error-page',
    page: '/services',
    widths: [390, 1280],
    acts: [
      respondWithError,
      enter('footer a[href$="/about"]'),
      wait('main > p:first-child'),
      act((page) => page.locator('[data-state]').waitFor({ state: 'detached' })),
    ],
  },
];
