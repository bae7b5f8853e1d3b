import { expect, it } from 'vitest';

import { placeOf } from '#kit/leads/intake/place.ts';

const origin = 'https://www.example.com';

it('takes the page that the form names where the site has it', () => {
  expect(placeOf('/de/about', 'de', undefined)).toEqual({
    page: '/de/about',
    pageName: 'about___de',
  });
  expect(placeOf('/', 'en', `${origin}/nowhere`)).toEqual({ page: '/', pageName: 'index___en' });
});

it.each(['/call-0900-123456', '//evil.example/x', '/about?x', '/\u202egnihtemos', '/not-found'])(
  'takes the page that the request came from in place of %j',
  (said) => {
    expect(placeOf(said, 'fr', `${origin}/fr/about?a=1#b`)).toEqual({
      page: '/fr/about',
      pageName: 'about___fr',
    });
  },
);

it('names the address that was asked for on an error page, as the browser does', () => {
  expect(placeOf('/de/nirgends/wo', 'de', `${origin}/de/nirgends/wo?von=hier`)).toEqual({
    page: '/de/nirgends/wo',
    pageName: 'not-found___de',
  });
  expect(placeOf('/x', 'en', `${origin}/\u202ex`).page).toBe('/%E2%80%AEx');
});

it.each([
  undefined,
  '',
  'nonsense',
  'data:text/html,x',
  `${origin}//evil.example`,
  `${origin}/${'x'.repeat(300)}`,
])('names the not-found page where nothing else is known: Referer %j', (referer) => {
  expect(placeOf('/call-0900-123456', 'es', referer)).toEqual({
    page: '/es/not-found',
    pageName: 'not-found___es',
  });
});
