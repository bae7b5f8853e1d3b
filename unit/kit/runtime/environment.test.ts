import { describe, expect, it } from 'vitest';

import { emptySettings, EnvironmentError, readEnvironment } from '#kit/runtime/environment.ts';

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
      leadsLimit: 10,
      trustedProxies: 0,
    });
    expect(readEnvironment({ LEADS_PROVIDER_URL: '' }).provider).toBeUndefined();
  });

  it('has its defaults if every setting is empty, whatever .env says', () => {
    const file = { ...provider, SITE_HOST: 'static', SITE_URL: 'https://example.com' };
    expect(readEnvironment({ ...file, ...emptySettings })).toEqual(readEnvironment({}));
  });

  it('needs no database on a platform that only serves files', () => {
    for (const platform of ['VERCEL', 'NETLIFY', 'CLOUDFLARE']) {
      expect(readEnvironment({ [platform]: '1', SITE_HOST: 'static' }).siteHost).toBe('static');
    }
  });

  it('has only the tracking scripts that are configured', () => {
    expect(readEnvironment({ TRACKING_SCRIPT_URL: '', ANALYTICS_ID: '' }).tracking).toBeUndefined();
    expect(readEnvironment({ ANALYTICS_ID: 'G-ABCD' }).tracking).toEqual({ analyticsId: 'G-ABCD' });
    const scriptUrl = 'https://a.example/b.js';
    expect(readEnvironment({ TRACKING_SCRIPT_URL: scriptUrl }).tracking).toEqual({ scriptUrl });
  });

  it('reads a provider with all its settings', () => {
    expect(readEnvironment(provider).provider).toMatchObject({
      url: 'https://api.example.com',
      portalId: '123',
    });
  });

  it.each<[Record<string, string | undefined>, string]>([
    [
      { VERCEL: '1' },
      'DATABASE_URL is missing, but files do not last here: leads need PostgreSQL.',
    ],
    [{ NETLIFY: 'true', SITE_HOST: 'node' }, 'DATABASE_URL is missing, but files do not last'],
    [{ AWS_LAMBDA_FUNCTION_NAME: 'a' }, 'DATABASE_URL is missing, but files do not last'],
    [{ CLOUDFLARE: '1', DATABASE_URL: 'postgres://h/d' }, 'SITE_HOST must be static on Cloudflare'],
    [{ PORT: '70000' }, 'PORT is "70000", but it must be a port number from 0 to 65535.'],
    [{ SITE_URL: 'example.com' }, 'SITE_URL is "example.com", but it must be an absolute address'],
    [{ SITE_URL: 'https://example.com/site' }, 'must have no path'],
    [{ DIST_DIR: 'src' }, 'DIST_DIR is "src", but it must be dist, or a name such as dist-static.'],
    [{ DIST_DIR: 'dist/../src' }, 'DIST_DIR is "dist/../src"'],
    [{ SITE_INDEX: 'maybe' }, 'SITE_INDEX is "maybe", but it must be yes or no.'],
    [
      { TRACKING_SCRIPT_URL: 'http://js.example.com/1.js' },
      'TRACKING_SCRIPT_URL is "http://js.example.com/1.js", but it must be an https address',
    ],
    [
      { ANALYTICS_ID: 'UA-1234-1' },
      'ANALYTICS_ID is "UA-1234-1", but it must be the id of a Google tag such as G-A1B2C3D4E5.',
    ],
    [
      { ...provider, LEADS_PORTAL_ID: undefined },
      'LEADS_PORTAL_ID is missing, but LEADS_PROVIDER_URL is set',
    ],
    [
      { ...provider, LEADS_FORM_CONTACT: 'contact' },
      'LEADS_FORM_CONTACT is "contact", but it must be a form id',
    ],
    [{ LEADS_PROVIDER_URL: 'ftp://x' }, 'LEADS_PROVIDER_URL is "ftp://x"'],
    [{ SITE_URL: 'https://me@example.com' }, 'SITE_URL must have no user name or password.'],
    [{ SITE_URL: 'https://example.com?a=1' }, 'SITE_URL must have no query and no fragment.'],
    [
      { SITE_URL: 'https://example.com/#top' },
      'SITE_URL is "https://example.com/#top", but it must have no query and no fragment.',
    ],
    [
      { ...provider, LEADS_PROVIDER_URL: 'https://me:secret@api.example.com' },
      'LEADS_PROVIDER_URL must have no user name or password.',
    ],
    [
      { ...provider, LEADS_PROVIDER_URL: 'https://api.example.com?hapikey=1' },
      'LEADS_PROVIDER_URL must have no query and no fragment.',
    ],
    [
      { ...provider, LEADS_PROVIDER_TOKEN: 'pat-1\npat-2' },
      'LEADS_PROVIDER_TOKEN must be one word',
    ],
    [{ ...provider, LEADS_PROVIDER_TOKEN: 'pat-1€' }, 'LEADS_PROVIDER_TOKEN must be one word'],
    [
      { NOTICE_WEBHOOK_URL: 'https://me:secret@hooks.example.com/x' },
      'NOTICE_WEBHOOK_URL must have no user name or password.',
    ],
    [
      { TRACKING_SCRIPT_URL: 'https://me@js.example.com/1.js' },
      'TRACKING_SCRIPT_URL must have no user name or password.',
    ],
    ...['Infinity', '86400', '-1', '0x10', 'soon'].map(
      (seconds): [Record<string, string>, string] => [
        { LEADS_MIN_SECONDS: seconds },
        `LEADS_MIN_SECONDS is "${seconds}", but it must be a number of seconds from 0 to 60`,
      ],
    ),
    ...['Infinity', '0', '1e-9', 'fast'].map((rate): [Record<string, string>, string] => [
      { LEADS_RATE: rate },
      `LEADS_RATE is "${rate}", but it must be a number from 0.01 to 1000`,
    ]),
    [{ LEADS_RETENTION_DAYS: '9'.repeat(400) }, 'but it must be a whole number of days'],
    ...[':memory:', 'file::memory:', 'file:leads.db?mode=memory'].map(
      (file): [Record<string, string>, string] => [
        { LEADS_DB: file },
        `LEADS_DB is "${file}", but it must be the path of a file`,
      ],
    ),
    [{ LEADS_LIMIT: 'none' }, 'LEADS_LIMIT is "none", but it must be a whole number'],
    [{ TRUSTED_PROXIES: '10.0.0.1' }, 'it must be the number of proxies in front of the server'],
    [{ LEADS_ID_FIELD: 'lead id' }, 'LEADS_ID_FIELD is "lead id", but it must be the name'],
    [{ LEADS_RETENTION_DAYS: '-1' }, 'LEADS_RETENTION_DAYS is "-1", but it must be a whole number'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address such as postgres://'],
    [{ NOTICE_WEBHOOK_URL: 'hooks' }, 'NOTICE_WEBHOOK_URL must be an absolute address'],
    [{ NOTICE_SMTP_URL: 'smtp://mail' }, 'NOTICE_EMAIL_TO is missing, but NOTICE_SMTP_URL is set'],
    [{ NOTICE_EMAIL_TO: 'a@b.example' }, 'NOTICE_SMTP_URL is missing, but NOTICE_EMAIL_TO is set'],
    [
      { NOTICE_EMAIL_TO: 'nobody' },
      'NOTICE_EMAIL_TO is "nobody", but it must be an e-mail address',
    ],
    [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL is "verbose", but it must be debug, info, warn'],
    [{ PORT: '8080', METRICS_PORT: '8080' }, 'METRICS_PORT is "8080", but it must be another port'],
    [{ LEADS_LIMT: '5' }, 'LEADS_LIMT is not a variable of the site.'],
    [{ NOTICE_EMAIL: 'a@b.example' }, 'NOTICE_EMAIL is not a variable of the site.'],
  ])('refuses %o with a message', (source, sentence) => {
    expect(() => readEnvironment(source)).toThrow(EnvironmentError);
    expect(() => readEnvironment(source)).toThrow(sentence);
  });

  it('reads a database, notices and a retention time', () => {
    expect(
      readEnvironment({
        DATABASE_URL: 'postgresql://site:secret@db.example:5433/leads',
        LEADS_ID_FIELD: 'lead_id',
        LEADS_RETENTION_DAYS: '0',
        NOTICE_SMTP_URL: 'smtps://user:secret@mail.example',
        NOTICE_EMAIL_TO: 'owner@example.com',
        NOTICE_EMAIL_FROM: 'site@example.com',
        NOTICE_WEBHOOK_URL: 'https://hooks.example.com/x',
      }),
    ).toMatchObject({
      databaseUrl: 'postgresql://site:secret@db.example:5433/leads',
      leadsIdField: 'lead_id',
      leadsRetentionDays: 0,
      notices: {
        email: { smtpUrl: 'smtps://user:secret@mail.example', to: 'owner@example.com' },
        webhookUrl: 'https://hooks.example.com/x',
      },
    });
    expect(readEnvironment({})).toMatchObject({ leadsRetentionDays: 180, notices: {} });
  });

  it('leaves the variables of other programs alone', () => {
    const others = {
      SITE_ID: '1',
      SITE_URI: 'x',
      SITE_NAME: 'x',
      DATABASE_URL_UNPOOLED: 'x',
      LC_ALL: 'C',
    };
    expect(readEnvironment({ ...others, METRICS_PORT: '0', PORT: '0' }).port).toBe(0);
  });

  it.each([
    { DATABASE_URL: 'mysql://site:secret@db.example/leads' },
    { NOTICE_SMTP_URL: 'http://user:secret@mail.example' },
    { NOTICE_WEBHOOK_URL: 'ftp://hooks.example.com/secret' },
    { SITE_URL: 'https://me:secret@example.com' },
    { LEADS_PROVIDER_URL: 'https://me:secret@api.example.com:port' },
    { LEADS_PROVIDER_URL: 'https://api.example.com?hapikey=secret' },
    { LEADS_PROVIDER_TOKEN: 'secret\n' },
  ])('keeps a password out of its messages: %o', (source) => {
    expect(() => readEnvironment(source)).toThrow(/^(?!.*secret)/s);
  });
});
