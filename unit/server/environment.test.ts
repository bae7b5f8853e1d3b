import { describe, expect, it } from 'vitest';

import { EnvironmentError, readEnvironment } from '#server/environment.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const provider = {
  LEADS_PROVIDER_URL: 'https://api.example.com/',
  LEADS_PORTAL_ID: '123',
  LEADS_FORM_CONTACT: id,
  LEADS_FORM_CONTACT_PAGE: id,
  LEADS_FORM_NEWSLETTER: id,
};

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      leadsDb: 'data/leads.db',
      leadsRate: 4,
    });
    expect(readEnvironment({ LEADS_PROVIDER_URL: '' }).provider).toBeUndefined();
  });

  it('takes a provider whole', () => {
    expect(readEnvironment(provider).provider).toMatchObject({
      url: 'https://api.example.com',
      portalId: '123',
    });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT is "70000", but it must be a port number from 0 to 65535.'],
    [{ SITE_URL: 'example.com' }, 'SITE_URL is "example.com", but it must be an absolute address'],
    [{ SITE_URL: 'https://example.com/site' }, 'must have no path'],
    [
      { ...provider, LEADS_PORTAL_ID: undefined },
      'LEADS_PORTAL_ID is missing, but LEADS_PROVIDER_URL is set',
    ],
    [
      { ...provider, LEADS_FORM_CONTACT: 'contact' },
      'LEADS_FORM_CONTACT is "contact", but it must be a form id',
    ],
    [{ LEADS_PROVIDER_URL: 'ftp://x' }, 'LEADS_PROVIDER_URL is "ftp://x"'],
    [{ LEADS_RATE: 'fast' }, 'LEADS_RATE is "fast", but it must be a number above 0'],
  ])('refuses %o with a sentence', (source, sentence) => {
    expect(() => readEnvironment(source)).toThrow(EnvironmentError);
    expect(() => readEnvironment(source)).toThrow(sentence);
  });
});
