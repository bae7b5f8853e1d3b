import { describe, expect, it } from 'vitest';

import { withVisitor } from '#kit/leads/intake/visitor.ts';
import { toPayload } from '#kit/leads/rules/payload.ts';
import { form } from '#unit/kit/known.ts';

const id = '0123456789abcdef0123456789ABCDEF';
const page = { page: '/contact', pageName: 'contact___it' };
const payload = toPayload(form, {}, page);
const contextOf = (cookies: string | undefined) => withVisitor(payload, form, cookies).context;

describe('the provider’s visitor id', () => {
  it('goes with a lead where the visitor agreed', () => {
    expect(contextOf(`a=b; hubspotutk=${id}; consent=granted`)).toEqual({
      pageUri: '/contact',
      pageName: 'contact___it',
      hutk: id,
    });
  });

  it.each([
    ['no cookie', undefined],
    ['no consent', `hubspotutk=${id}`],
    ['a refusal', `consent=denied; hubspotutk=${id}`],
    ['consent alone', 'consent=granted'],
    ['a short id', 'consent=granted; hubspotutk=37184'],
    ['a long id', `consent=granted; hubspotutk=${id}0`],
    ['an id of other characters', `consent=granted; hubspotutk=${'g'.repeat(32)}`],
  ])('stays away with %s', (_case, cookies) => {
    expect(contextOf(cookies)).not.toHaveProperty('hutk');
  });
});
