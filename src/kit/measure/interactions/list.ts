import type { Page } from '@playwright/test';

import type { FormId } from '#kit/leads/rules/forms.ts';

/** What a visitor does, on an element or, without a selector, on the page or the browser. */
export interface Act {
  selector?: string;
  nth?: number;
  run: (page: Page) => Promise<unknown>;
}

interface Scene {
  page: string;
  /** Where the window must be wide; a phone's otherwise. */
  wide?: boolean;
  /** Where visitors are asked about scripts of others, which a plain build has none of. */
  asks?: boolean;
  /** What happens before, unmeasured. */
  before?: readonly Act[];
  /** Whether it leads to another page, which should show as soon, or sheets cross; no server need answer. */
  prompt?: boolean;
  /** Whether the visitor acts on the browser instead of the page: events of the page say nothing. */
  outside?: boolean;
}

export interface Interaction extends Scene {
  name: string;
  act: Act;
  /** What shows that it has happened. */
  shown: string;
}

type Row = readonly [name: string, act: Act, shown: string];

const menu = '.site-header > .sheet > .menu-button';
const menuLink = '.mobile-menu a[href="/about"]';
const overview = '.mega-menu-item button';
const switcher = '.site-header .sheet > .language-switcher';
const serviceRow = '.parts-list summary';
const servicePart = '.parts-accordion summary';
const servicePartOpen = '.parts-accordion details:nth-of-type(2)[open]';
const popUpClosed = 'body:not(:has(.contact-pop-up[open]))';
const noConsent = 'body:not(:has(.consent))';

/** How long a finger, or a button of the mouse, stays down. Milliseconds. */
const down = 80;

const tap = (selector: string, nth = 0) => on(selector, nth, (page) => touch(page, selector, nth));
const click = (selector: string, nth = 0) =>
  on(selector, nth, (page) => page.locator(selector).nth(nth).click({ delay: down }));
const press = (key: string) => act((page) => page.keyboard.press(key));
const pressOn = (selector: string, key: string, nth = 0) =>
  act((page) => page.locator(selector).nth(nth).press(key));
const enter = (selector: string, nth = 0) => pressOn(selector, 'Enter', nth);
const focus = (selector: string) => act((page) => page.locator(selector).focus());
const fill = (selector: string, text: string) => act((page) => page.locator(selector).fill(text));
const wait = (selector: string) => act((page) => page.locator(selector).first().waitFor());
const back = act((page) => page.goBack());
const forward = act((page) => page.goForward());

/** Has the router fetch what the visitor is about to open, as a finger on a link does. */
const prefetch = (link: string) =>
  act(async (page) => {
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    const answer = page.waitForResponse(/\/RSC\/R\//);
    await target.dispatchEvent('pointerover', { bubbles: true });
    await answer;
  });

const showPopUp = act(async (page) => {
  // Scrolling is listened to half a second after the arrival.
  await page.waitForTimeout(600);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.locator('.contact-pop-up[open]').waitFor();
});

const onServices = [enter('footer a[href="/services"]'), wait(shownPage('services'))];

/**
 * Every kind of interaction that the site has; whoever adds one adds it here. Other languages are
 * other documents, and answers of a server are not waited for: neither is counted.
 */
export const interactions: readonly Interaction[] = [
  ...scene({ page: '/' }, [
    ['open the menu over the drawing', tap(menu), '.mobile-menu:popover-open'],
    ['open a row of the services', tap(serviceRow, 1), '.parts-group details:nth-of-type(2)[open]'],
  ]),
  ...scene({ page: '/about' }, [['open the menu', tap(menu), '.mobile-menu:popover-open']]),
  ...scene({ page: '/', before: [tap(menu)] }, [
    [
      'close the menu by its button',
      tap('.mobile-menu > .menu-button'),
      '.mobile-menu:not(:popover-open)',
    ],
    ['close the menu by Escape', press('Escape'), '.mobile-menu:not(:popover-open)'],
  ]),
  ...scene({ page: '/', before: [tap(menu), prefetch(menuLink)], prompt: true }, [
    ['go to a page from the menu', tap(menuLink), leadsTo('about')],
  ]),
  ...scene({ page: '/', wide: true }, [
    ['open the overview of services', click(overview), '.mega-menu:popover-open'],
    ['open the languages', click(`${switcher} summary`), `${switcher}[open]`],
    [
      'open a row of the services',
      click(serviceRow, 5),
      '.parts-group:nth-of-type(2) details[open]',
    ],
  ]),
  ...scene({ page: '/', wide: true, before: [enter(overview)] }, [
    [
      'take a category in hand',
      enter('.mega-menu summary', 5),
      '.mega-menu ul:nth-of-type(1) > li:nth-child(2) > details[open]',
    ],
    ['open all services', click('.mega-menu-foot a'), '.services-menu:popover-open .matrix-cell'],
    [
      'close the overview of services by Escape',
      press('Escape'),
      'body:not(:has(.mega-menu:popover-open))',
    ],
  ]),
  ...scene({ page: '/', wide: true, before: [click(`${switcher} summary`)] }, [
    ['close the languages by a click elsewhere', click('h1'), `${switcher}:not([open])`],
  ]),
  ...scene({ page: '/services/data-engineering' }, [
    ['open a part of a service', tap(servicePart, 1), servicePartOpen],
    ['open a question', tap('.questions summary'), '.questions details[open]'],
  ]),
  ...scene({ page: '/services/data-engineering', wide: true }, [
    ['open a part of a service', click(servicePart, 1), servicePartOpen],
  ]),
  ...scene({ page: '/contact', before: [focus(field('contact-page', 'name'))] }, [
    ['type into a field', press('A'), 'form'],
  ]),
  ...scene({ page: '/about', before: [focus(field('footer', 'message'))] }, [
    ['type into a long field', press('A'), 'form'],
  ]),
  ...sending('footer', { page: '/about' }),
  ...sending('contact-page', { page: '/contact' }),
  ...sending('newsletter', { page: '/' }),
  ...sending('pop-up', { page: '/', before: [showPopUp] }),
  ...scene(
    {
      page: '/about',
      before: [
        fill(field('footer', 'email'), 'nobody'),
        enter(field('footer', 'email')),
        wait('.footer-form [aria-invalid="true"]'),
        fill(field('footer', 'email'), 'nobody@example.co'),
      ],
    },
    [['mend a field that was wrong', pressOn(field('footer', 'email'), 'm'), 'form']],
  ),
  ...scene(
    {
      page: '/about',
      before: [enter(field('footer', 'email')), wait('.footer-form .error-summary')],
    },
    [
      [
        'go from the list of errors to a field',
        enter('.footer-form .error-summary a', 1),
        '.footer-form [name="email"]:focus',
      ],
    ],
  ),
  ...scene({ page: '/', before: [showPopUp] }, [
    ['close the pop-up by its button', tap('.pop-up-close'), popUpClosed],
    ['close the pop-up by Escape', press('Escape'), popUpClosed],
  ]),
  ...scene({ page: '/about', asks: true }, [
    ['agree to cookies', tap('.consent-choices button:first-of-type'), noConsent],
    ['refuse cookies', tap('.consent-choices button:last-of-type'), noConsent],
  ]),
  ...scene(
    {
      page: '/about',
      asks: true,
      before: [tap('.consent-choices button:last-of-type'), focus('[data-cookie-settings]')],
    },
    [['open the cookie settings', press('Enter'), '.consent:focus']],
  ),
  ...scene({ page: '/contact' }, [
    [
      'go to a place on the page',
      tap('.page-hero a[href="#contact-section"]'),
      '#contact-section:target',
    ],
  ]),
  ...scene({ page: '/contact', before: [prefetch('footer a[href="/about"]')], prompt: true }, [
    ['go to a page', tap('footer a[href="/about"]'), leadsTo('about')],
  ]),
  ...scene({ page: '/about', before: [prefetch('.site-header a[href="/"]')], prompt: true }, [
    ['go to the home page and its drawing', tap('.site-header a[href="/"]'), leadsTo('index')],
  ]),
  ...scene(
    {
      page: '/',
      wide: true,
      before: [prefetch('.main-navigation a[href="/services"]')],
      prompt: true,
    },
    [['go to a page', click('.main-navigation a[href="/services"]'), leadsTo('services')]],
  ),
  ...scene({ page: '/about', before: onServices, prompt: true, outside: true }, [
    ['go back', back, shownPage('about')],
  ]),
  ...scene(
    {
      page: '/about',
      before: [...onServices, back, wait(shownPage('about'))],
      prompt: true,
      outside: true,
    },
    [['go forward', forward, shownPage('services')]],
  ),
];

function act(run: Act['run']): Act {
  return { run };
}

/** Playwright's own tap leaves in the moment in which it comes, as no finger does. */
async function touch(page: Page, selector: string, nth: number): Promise<void> {
  const target = page.locator(selector).nth(nth);
  // Waits until it could be tapped.
  await target.tap({ trial: true });
  const { x, y, width, height } = (await target.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(down);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

function on(selector: string, nth: number, run: Act['run']): Act {
  return { selector, nth, run };
}

function scene(given: Scene, rows: readonly Row[]): Interaction[] {
  const place = given.wide ? ', wide window' : '';
  return rows.map(([name, does, shown]) => ({ ...given, name: name + place, act: does, shown }));
}

/** A form sent as it is, which shows errors, and sent as it should be. */
function sending(form: FormId, given: Scene): Interaction[] {
  const element = `form[data-form="${form}"]`;
  const send = `${element} [type="submit"]`;
  const { before = [] } = given;
  const fillIn = act(async (page) => {
    for (const [name, value] of Object.entries(lead)) {
      const filled = page.locator(field(form, name));
      if ((await filled.count()) > 0) await filled.fill(value);
    }
  });
  return [
    // By a key, like others far down a page: a finger might meet the pop-up.
    ...scene(given, [
      [`send the ${form} form with errors`, enter(send), `${element} [aria-invalid="true"]`],
    ]),
    // The overlay stands for a moment: afterwards the form itself is gone.
    ...scene({ ...given, before: [...before, fillIn] }, [
      [`send the ${form} form`, tap(send), `body:not(:has(${element}))`],
    ]),
  ];
}

const lead = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contact: '98 765 43210',
  company: 'Analytical Engines',
  message: 'Bernoulli numbers.',
};

function field(form: FormId, name: string): string {
  return `form[data-form="${form}"] [name="${name}"]`;
}

function shownPage(route: string): string {
  return `[data-page="${route}___en"]`;
}

/** The page, or what crosses the window before it is shown. */
function leadsTo(route: string): string {
  return `.page-panels[data-phase="in"] .page-panel, ${shownPage(route)}`;
}
