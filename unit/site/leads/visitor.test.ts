import { describe, expect, it } from 'vitest';

import { withVisitor } from '#kit/leads/intake/visitor.ts';
import { toPayload } from '#kit/leads/rules/payload.ts';

const id = '0123456789abcdef0123456789ABCDEF';
const page = { page: '/about', pageName: 'about___en' };
const payload = toPayload('footer', {}, page);
const contextOf = (cookies: string | undefined, form: 'footer' | 'pop-up' | 'newsletter') =>
  withVisitor(payload, form, cookies).context;

describe('the provider’s visitor id', () => {
  it.each(['footer', 'pop-up'] as const)('goes with %s where the visitor agreed', (form) => {
    expect(contextOf(`a=b; hubspotutk=${id}; consent=granted`, form)).toEqual({
      pageUri: '/about',
      pageName: 'about___en',
      hutk: id,
    });
  });

  it('never goes with the newsletter: its address may be another person’s', () => {
    expect(contextOf(`consent=granted; hubspotutk=${id}`, 'newsletter')).not.toHaveProperty('hutk');
  });
});
