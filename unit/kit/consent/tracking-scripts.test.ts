import { describe, expect, it } from 'vitest';

import { scriptsFor } from '#kit/consent/tracking-scripts.ts';

const scriptUrl = 'https://js-eu1.hs-scripts.com/12345678.js';
const both = { scriptUrl, analyticsId: 'G-ABC123' };

describe('scripts of other companies', () => {
  it.each(['open', 'signal', 'denied'] as const)(
    'are none if the state of consent is "%s"',
    (consent) => {
      expect(scriptsFor(consent, both)).toEqual([]);
    },
  );

  it('are those that are configured, once the visitor has agreed', () => {
    const analytics = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123';
    expect(scriptsFor('granted', both).map(({ src }) => src)).toEqual([scriptUrl, analytics]);
    expect(scriptsFor('granted', { scriptUrl })).toHaveLength(1);
    expect(scriptsFor('granted', { analyticsId: 'G-ABC123' })).toHaveLength(1);
  });
});
