import { describe, expect, it } from 'vitest';

import {
  consentStateOf,
  readChoice,
  serializeChoice,
  trackingCookieRemovals,
} from '#kit/consent/consent.ts';

describe('the consent cookie', () => {
  it.each([
    ['consent=granted', 'granted'],
    ['a=b; consent=denied; c=d', 'denied'],
    ['consent=yes', undefined],
    ['consent=', undefined],
    ['consent', undefined],
    ['xconsent=granted', undefined],
    ['x=consent=granted', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j says %s', (cookies, choice) => {
    expect(readChoice(cookies)).toBe(choice);
  });

  it('lasts 180 days on the whole site, and is kept to https where the page is', () => {
    expect(serializeChoice('denied', { secure: false })).toBe(
      'consent=denied; Max-Age=15552000; Path=/; SameSite=Lax',
    );
    expect(serializeChoice('granted', { secure: true })).toBe(
      'consent=granted; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
    );
  });
});

describe('the state of consent', () => {
  it.each([
    ['', false, 'open'],
    ['', true, 'signal'],
    ['consent=denied', false, 'denied'],
    ['consent=granted', false, 'granted'],
    // The visitor chose after the browser had sent its signal.
    ['consent=granted', true, 'granted'],
  ])('cookies "%s" and Global Privacy Control %s: %s', (cookies, signal, state) => {
    expect(consentStateOf(cookies, signal)).toBe(state);
  });
});

describe('removing the cookies of the providers', () => {
  const ours = 'i18n_redirected=de; consent=granted; _gallery=1; my_ga=1';

  it('touches no cookie of ours', () => {
    expect(trackingCookieRemovals(ours, 'www.example.com')).toEqual([]);
  });

  it.each(['__hstc', 'hubspotutk', '__hssc', '__hssrc', 'messagesUtk', '_ga', '_ga_ABC123'])(
    'removes %s from the host and its parents',
    (name) => {
      expect(trackingCookieRemovals(`${ours}; ${name}=x=y`, 'www.example.com')).toEqual([
        `${name}=; Max-Age=0; Path=/`,
        `${name}=; Max-Age=0; Path=/; Domain=www.example.com`,
        `${name}=; Max-Age=0; Path=/; Domain=example.com`,
      ]);
    },
  );

  it.each(['localhost', '127.0.0.1'])('knows that %s has no parents', (hostname) => {
    expect(trackingCookieRemovals('_ga=1', hostname)).toEqual(['_ga=; Max-Age=0; Path=/']);
  });
});
