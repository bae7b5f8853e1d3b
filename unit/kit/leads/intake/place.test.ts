import { expect, it } from 'vitest';

import { defaultLocale } from '#kit/i18n/locales.ts';
import { pageOfLead } from '#kit/leads/intake/place.ts';
import { otherLocale } from '#unit/kit/known.ts';

const origin = 'https://www.example.com';

it('takes the page that the form names if the site has it', () => {
  expect(pageOfLead('/ar/contact', otherLocale, undefined)).toEqual({
    page: '/ar/contact',
    pageName: 'contact___ar',
  });
  expect(pageOfLead('/', defaultLocale, `${origin}/nowhere`)).toEqual({
    page: '/',
    pageName: 'index___it',
  });
});

it.each(['/call-0900-123456', '//evil.example/x', '/contact?x', '/\u202egnihtemos', '/not-found'])(
  'takes the page of the Referer if the form names %j',
  (said) => {
    expect(pageOfLead(said, otherLocale, `${origin}/ar/contact?a=1#b`)).toEqual({
      page: '/ar/contact',
      pageName: 'contact___ar',
    });
  },
);

it('names the requested address on an error page, as the browser does', () => {
  expect(pageOfLead('/ar/no/where', otherLocale, `${origin}/ar/no/where?from=here`)).toEqual({
    page: '/ar/no/where',
    pageName: 'not-found___ar',
  });
  expect(pageOfLead('/x', defaultLocale, `${origin}/\u202ex`).page).toBe('/%E2%80%AEx');
});

it.each([
  undefined,
  '',
  'nonsense',
  'data:text/html,x',
  `${origin}//evil.example`,
  `${origin}/${'x'.repeat(300)}`,
])('names the not-found page if the Referer does not help: %j', (referer) => {
  expect(pageOfLead('/call-0900-123456', otherLocale, referer)).toEqual({
    page: '/ar/not-found',
    pageName: 'not-found___ar',
  });
});
