import { describe, expect, it } from 'vitest';

import { configuredScripts } from '#kit/consent/tracking-scripts.ts';

const scriptUrl = 'https://js-eu1.hs-scripts.com/12345678.js';
const both = { scriptUrl, analyticsId: 'G-ABC123' };

describe('scripts of other companies', () => {
  it('are those that are configured', () => {
    const analytics = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123';
    expect(configuredScripts(both).map(({ src }) => src)).toEqual([scriptUrl, analytics]);
    expect(configuredScripts({})).toEqual([]);
    expect(configuredScripts({ scriptUrl })).toHaveLength(1);
    expect(configuredScripts({ analyticsId: 'G-ABC123' })).toHaveLength(1);
  });
});
