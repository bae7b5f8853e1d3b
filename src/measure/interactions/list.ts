import type { Locator, Page } from '@playwright/test';

import type { FormId } from '../../leads/rules/forms.ts';

export interface Interaction {
  name: string;
  page: string;
  /** Where the window must be wide; a phone's otherwise. */
  wide?: boolean;
  /** Where visitors are asked about scripts of others, which a plain build has none of. */
  asks?: boolean;
  /** What happens before, unmeasured: a visitor scrolls to a place, sees it, and then acts. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** What shows that it has happened. */
  shown: string;
  /** Whether it leads to another page, which should show as soon, or sheets cross; no server need answer. */
  prompt?: boolean;
  /** Whether the visitor acts on the browser instead of the page: events of the page say nothing. */
  outside?: boolean;
}

/** What crosses the window before another page is shown. */
const sheets = '.page-panels[data-phase="in"] .page-panel';
const menu = '.site-header > .sheet > .menu-button';
const overview = '.mega-menu-item button';
const switcher = '.site-header .sheet > .language-switcher';
const service = '/services/data-engineering';
const serviceRow = '.parts-list summary';
const servicePart = '.parts-accordion summary';
const question = '.questions summary';

/**
 * Every kind of interaction that the site has; whoever adds one adds it here. Other languages are
 * other documents, and answers of a server are not waited for: neither is counted.
 */
export const interactions: readonly Interaction[] = [
  {
    name: 'open the menu over the drawing',
    page: '/',
    act: (page) => page.locator(menu).tap(),
    shown: '.mobile-menu[open]',
  },
  {
    name: 'open the menu',
    page: '/about',
    act: (page) => page.locator(menu).tap(),
    shown: '.mobile-menu[open]',
  },
  {
    name: 'close the menu by its button',
    page: '/',
    before: (page) => page.locator(menu).tap(),
    act: (page) => page.locator('.mobile-menu > .menu-button').tap(),
    shown: '.mobile-menu:not([open])',
  },
  {
    name: 'close the menu by Escape',
    page: '/',
    before: (page) => page.locator(menu).tap(),
    act: (page) => page.keyboard.press('Escape'),
    shown: '.mobile-menu:not([open])',
  },
  {
    name: 'go to a page from the menu',
    page: '/',
    before: async (page) => {
      await page.locator(menu).tap();
      await prefetch(page, '.mobile-menu a[href="/about"]');
    },
    act: (page) => page.locator('.mobile-menu a[href="/about"]').tap(),
    shown: `${sheets}, [data-page="about___en"]`,
    prompt: true,
  },
  {
    name: 'open the overview of services, wide window',
    page: '/',
    wide: true,
    act: (page) => page.locator(overview).click(),
    shown: '.mega-menu:popover-open',
  },
  {
    name: 'take a category in hand, wide window',
    page: '/',
    wide: true,
    before: (page) => page.locator(overview).press('Enter'),
    act: (page) => page.locator('.mega-menu summary').nth(5).press('Enter'),
    shown: '.mega-menu ul:nth-of-type(1) > li:nth-child(2) > details[open]',
  },
  {
    name: 'open all services, wide window',
    page: '/',
    wide: true,
    before: (page) => page.locator(overview).press('Enter'),
    act: (page) => page.locator('.mega-menu-foot a').click(),
    shown: '.services-menu[open] .matrix-cell',
  },
  {
    name: 'close the overview of services by Escape, wide window',
    page: '/',
    wide: true,
    before: (page) => page.locator(overview).press('Enter'),
    act: (page) => page.keyboard.press('Escape'),
    shown: '.mega-menu:not(:popover-open)',
  },
  {
    name: 'open the languages, wide window',
    page: '/',
    wide: true,
    act: (page) => page.locator(`${switcher} summary`).click(),
    shown: `${switcher}[open]`,
  },
  {
    name: 'close the languages by a click elsewhere, wide window',
    page: '/',
    wide: true,
    before: (page) => page.locator(`${switcher} summary`).click(),
    act: (page) => page.locator('h1').click(),
    shown: `${switcher}:not([open])`,
  },
  {
    name: 'open a row of the services',
    page: '/',
    ...seen(serviceRow, 1, 'tap'),
    shown: '.parts-group details:nth-of-type(2)[open]',
  },
  {
    name: 'open a row of the services, wide window',
    page: '/',
    wide: true,
    ...seen(serviceRow, 5, 'click'),
    shown: '.parts-group:nth-of-type(2) details[open]',
  },
  {
    name: 'open a part of a service',
    page: service,
    ...seen(servicePart, 1, 'tap'),
    shown: '.parts-accordion details:nth-of-type(2)[open]',
  },
  {
    name: 'open a part of a service, wide window',
    page: service,
    wide: true,
    ...seen(servicePart, 1, 'click'),
    shown: '.parts-accordion details:nth-of-type(2)[open]',
  },
  {
    name: 'open a question',
    page: service,
    ...seen(question, 0, 'tap'),
    shown: '.questions details[open]',
  },
  {
    name: 'type into a field',
    page: '/contact',
    before: (page) => field(page, 'contact-page', 'name').focus(),
    act: (page) => page.keyboard.press('A'),
    shown: 'form',
  },
  {
    name: 'type into a long field',
    page: '/about',
    before: (page) => field(page, 'footer', 'message').focus(),
    act: (page) => page.keyboard.press('A'),
    shown: 'form',
  },
  ...sending('footer', '/about'),
  ...sending('contact-page', '/contact'),
  ...sending('newsletter', '/'),
  ...sending('pop-up', '/', showPopUp),
  {
    name: 'mend a field that was wrong',
    page: '/about',
    before: async (page) => {
      await field(page, 'footer', 'email').fill('nobody');
      await field(page, 'footer', 'email').press('Enter');
      await page.locator('.footer-form [aria-invalid="true"]').first().waitFor();
      await field(page, 'footer', 'email').fill('nobody@example.co');
    },
    act: (page) => field(page, 'footer', 'email').press('m'),
    shown: 'form',
  },
  {
    name: 'go from the list of errors to a field',
    page: '/about',
    before: async (page) => {
      await field(page, 'footer', 'email').press('Enter');
      await page.locator('.footer-form .error-summary').waitFor();
    },
    act: (page) => page.locator('.footer-form .error-summary a').nth(1).press('Enter'),
    shown: '.footer-form [name="email"]:focus',
  },
  {
    name: 'close the pop-up by its button',
    page: '/',
    before: showPopUp,
    act: (page) => page.locator('.pop-up-close').tap(),
    shown: 'body:not(:has(.contact-pop-up[open]))',
  },
  {
    name: 'close the pop-up by Escape',
    page: '/',
    before: showPopUp,
    act: (page) => page.keyboard.press('Escape'),
    shown: 'body:not(:has(.contact-pop-up[open]))',
  },
  {
    name: 'agree to cookies',
    page: '/about',
    asks: true,
    act: (page) => page.locator('.consent-choices button').first().tap(),
    shown: 'body:not(:has(.consent))',
  },
  {
    name: 'refuse cookies',
    page: '/about',
    asks: true,
    act: (page) => page.locator('.consent-choices button').last().tap(),
    shown: 'body:not(:has(.consent))',
  },
  {
    name: 'open the cookie settings',
    page: '/about',
    asks: true,
    before: async (page) => {
      await page.locator('.consent-choices button').last().tap();
      await page.locator('[data-cookie-settings]').focus();
    },
    act: (page) => page.keyboard.press('Enter'),
    shown: '.consent:focus',
  },
  {
    name: 'go to a place on the page',
    page: '/contact',
    act: (page) => page.locator('.page-hero a[href="#contact-section"]').tap(),
    shown: '#contact-section:target',
  },
  {
    name: 'go to a page',
    page: '/contact',
    before: (page) => prefetch(page, 'footer a[href="/about"]'),
    act: (page) => page.locator('footer a[href="/about"]').first().tap(),
    shown: `${sheets}, [data-page="about___en"]`,
    prompt: true,
  },
  {
    name: 'go to the home page and its drawing',
    page: '/about',
    before: (page) => prefetch(page, '.site-header a[href="/"]'),
    act: (page) => page.locator('.site-header a[href="/"]').first().tap(),
    shown: `${sheets}, [data-page="index___en"]`,
    prompt: true,
  },
  {
    name: 'go to a page, wide window',
    page: '/',
    wide: true,
    before: (page) => prefetch(page, '.main-navigation a[href="/services"]'),
    act: (page) => page.locator('.main-navigation a[href="/services"]').click(),
    shown: `${sheets}, [data-page="services___en"]`,
    prompt: true,
  },
  {
    name: 'go back',
    page: '/about',
    before: goOn,
    act: (page) => page.goBack(),
    shown: '[data-page="about___en"]',
    prompt: true,
    outside: true,
  },
  {
    name: 'go forward',
    page: '/about',
    before: async (page) => {
      await goOn(page);
      await page.goBack();
      await page.waitForSelector('[data-page="about___en"]');
    },
    act: (page) => page.goForward(),
    shown: '[data-page="services___en"]',
    prompt: true,
    outside: true,
  },
];

/** Acts on something that the visitor has scrolled to before. */
function seen(
  selector: string,
  index: number,
  act: 'tap' | 'click',
): Pick<Interaction, 'before' | 'act'> {
  const target = (page: Page) => page.locator(selector).nth(index);
  return {
    before: (page) => target(page).scrollIntoViewIfNeeded(),
    act: (page) => target(page)[act](),
  };
}

/** A form sent as it is, which shows errors, and sent as it should be. */
function sending(
  form: FormId,
  page: string,
  before?: (page: Page) => Promise<unknown>,
): Interaction[] {
  const element = `form[data-form="${form}"]`;
  const send = (tab: Page) => tab.locator(`${element} [type="submit"]`);
  return [
    {
      name: `send the ${form} form with errors`,
      page,
      ...(before && { before }),
      // By a key, like others far down a page: a finger might meet the pop-up.
      act: (tab) => send(tab).press('Enter'),
      shown: `${element} [aria-invalid="true"]`,
    },
    {
      name: `send the ${form} form`,
      page,
      before: async (tab) => {
        await before?.(tab);
        for (const [name, value] of Object.entries(lead)) {
          const filled = field(tab, form, name);
          if ((await filled.count()) > 0) await filled.fill(value);
        }
      },
      act: (tab) => send(tab).tap(),
      // The overlay stands for a moment: afterwards the form itself is gone.
      shown: `body:not(:has(${element}))`,
    },
  ];
}

const lead = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contact: '98 765 43210',
  company: 'Analytical Engines',
  message: 'Bernoulli numbers.',
};

function field(page: Page, form: FormId, name: string): Locator {
  return page.locator(`form[data-form="${form}"] [name="${name}"]`);
}

/** Has the router fetch what the visitor is about to open, as a finger on a link does. */
async function prefetch(page: Page, link: string): Promise<void> {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  const answer = page.waitForResponse(/\/RSC\/R\//);
  await target.dispatchEvent('pointerover', { bubbles: true });
  await answer;
}

async function goOn(page: Page): Promise<void> {
  await page.locator('footer a[href="/services"]').first().tap();
  await page.waitForSelector('[data-page="services___en"]');
}

async function showPopUp(page: Page): Promise<void> {
  // Scrolling is listened to half a second after the arrival.
  await page.waitForTimeout(600);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.locator('.contact-pop-up[open]').waitFor();
}
