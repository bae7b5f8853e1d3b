import { existsSync } from 'node:fs';

import { z } from 'zod';

const noCredentials = 'must have no user name or password';
const hasNoCredentials = (url: string) => {
  const { username, password } = new URL(url);
  return username === '' && password === '';
};
const digits = z.string().regex(/^\d+$/, 'must consist of digits, as in 12345678');
const guid = z.uuid('must be a form id such as 0f8fad5b-d9cb-469f-a165-70867728950e');
const withoutTrailingSlash = (url: string) => url.replace(/\/$/, '');
const webUrl = (hint: string) =>
  z
    .url({ protocol: /^https?$/, error: hint, abort: true })
    // `fetch` refuses URLs with credentials. Paths are appended to this URL, so it must have no query and no fragment.
    .refine(hasNoCredentials, { error: noCredentials, abort: true })
    .refine((url) => !/[?#]/.test(url), {
      error: 'must have no query and no fragment',
      abort: true,
    });
/** A URL that may contain credentials. */
const secretUrl = (protocol: RegExp, hint: string) =>
  z.string().refine((url) => URL.canParse(url) && protocol.test(new URL(url).protocol), hint);
/** A whole number from 0. */
const count = (hint: string) => z.string().regex(/^\d+$/, hint).transform(Number);
const port = count('must be a port number from 0 to 65535').refine(
  (number) => number <= 65535,
  'must be a port number from 0 to 65535',
);
/** A number with or without decimals: not `Infinity`, `1e9` or `0x10`. */
const decimal = (least: number, most: number, hint: string) =>
  z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,9})?$/, hint)
    .transform(Number)
    .refine((value) => value >= least && value <= most, hint);
const flag = (yes: string, no: string) =>
  z.stringbool({ truthy: [yes], falsy: [no], case: 'sensitive', error: `must be ${yes} or ${no}` });

/** All variables of the environment that the site reads; docs/configuration.md explains each. */
const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  // The build empties this folder: it must not name one of the sources.
  DIST_DIR: z
    .string()
    .regex(/^dist(?:-[\w-]+)?$/, 'must be dist, or a name such as dist-static')
    .default('dist'),
  SITE_URL: webUrl('must be an absolute address without a path, such as https://www.example.com')
    .refine((url) => new URL(url).pathname === '/', 'must have no path after the host name')
    .transform(withoutTrailingSlash)
    .optional(),
  SITE_HOST: z
    .enum(['node', 'static'], { error: 'must be node or static: the host that the build is for' })
    .default('node'),
  SITE_INDEX: flag('yes', 'no').default(true),
  PSEUDO_LOCALE: z.string().optional(),
  TRUSTED_PROXIES: count('must be the number of proxies in front of the server').default(0),
  TRACKING_SCRIPT_URL: z
    .url({
      protocol: /^https$/,
      error: 'must be an https address such as https://js-eu1.hs-scripts.com/12345678.js',
      abort: true,
    })
    .refine(hasNoCredentials, noCredentials)
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z\d]{4,20}$/, 'must be the id of a Google tag such as G-A1B2C3D4E5')
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
  VITALS: flag('1', '0').default(false),
  LEADS_DB: z
    .string()
    .refine(
      (file) => !/^(?:file:|:memory:)/i.test(file.trim()),
      'must be the path of a file such as data/leads.db: what is in memory is lost with the process',
    )
    .default('data/leads.db'),
  DATABASE_URL: secretUrl(
    /^postgres(?:ql)?:$/,
    'must be an address such as postgres://user:password@host:5432/database',
  ).optional(),
  LEADS_LIMIT: count(
    'must be a whole number: submissions a minute of one address, 0 for any number',
  ).default(10),
  LEADS_PROVIDER_URL: webUrl('must be an absolute address such as https://api.hsforms.com')
    .transform(withoutTrailingSlash)
    .optional(),
  LEADS_PORTAL_ID: digits.optional(),
  LEADS_FORM_CONTACT: guid.optional(),
  LEADS_FORM_CONTACT_PAGE: guid.optional(),
  LEADS_FORM_NEWSLETTER: guid.optional(),
  LEADS_PROVIDER_TOKEN: z
    .string()
    // The characters that a header value may contain (RFC 9110), without spaces.
    .regex(/^[\x21-\x7e]+$/, 'must be one word of ASCII characters, as the provider shows it')
    .optional(),
  LEADS_MIN_SECONDS: decimal(
    0,
    60,
    'must be a number of seconds from 0 to 60, such as 3; 0 switches it off',
  ).default(3),
  LEADS_RATE: decimal(
    0.01,
    1000,
    'must be a number from 0.01 to 1000: submissions a second',
  ).default(4),
  LEADS_ID_FIELD: z
    .string()
    .regex(/^[a-z]\w{0,99}$/, 'must be the name of a field of the provider, such as lead_id')
    .optional(),
  LEADS_RETENTION_DAYS: count('must be a whole number of days; 0 keeps everything')
    .refine(Number.isSafeInteger, 'must be a whole number of days; 0 keeps everything')
    .default(180),
  NOTICE_SMTP_URL: secretUrl(
    /^smtps?:$/,
    'must be an address such as smtps://user:password@host:465',
  ).optional(),
  NOTICE_EMAIL_TO: z.email('must be an e-mail address such as owner@example.com').optional(),
  NOTICE_EMAIL_FROM: z.email('must be an e-mail address such as site@example.com').optional(),
  NOTICE_WEBHOOK_URL: secretUrl(
    /^https?:$/,
    'must be an absolute address such as https://hooks.example.com/leads',
  )
    // `secretUrl` has already reported a text that is no URL.
    .refine((url) => !URL.canParse(url) || hasNoCredentials(url), noCredentials)
    .optional(),
  PROVIDER_PORT: port.default(4010),
  // Set by the platforms themselves.
  VERCEL: z.string().optional(),
  NETLIFY: z.string().optional(),
  CLOUDFLARE: z.string().optional(),
  AWS_LAMBDA_FUNCTION_NAME: z.string().optional(),
  // Set by npm for the scripts that it runs.
  npm_lifecycle_event: z.string().optional(),
});
type Variables = z.output<typeof variables>;

/** Variables that hosts and npm set. `emptySettings` does not contain them. */
const setByOthers: readonly (keyof Variables)[] = [
  'PORT',
  'VERCEL',
  'NETLIFY',
  'CLOUDFLARE',
  'AWS_LAMBDA_FUNCTION_NAME',
  'npm_lifecycle_event',
];

/**
 * Every setting with an empty value. A variable that is set, even to nothing, takes precedence over the file
 * `.env`. Tests therefore choose their settings themselves, and send nothing to the provider of the real leads.
 */
export const emptySettings: Readonly<Record<string, string>> = Object.fromEntries(
  variables
    .keyof()
    .options.filter((name) => !setByOthers.includes(name))
    .map((name) => [name, '']),
);

/**
 * Makes this process and its children ignore the file `.env`, so that tests and measurements send nothing
 * to the provider of the real leads. Variables that are already set in the process keep their values.
 */
export function ignoreSettingsFile(): void {
  Object.assign(process.env, { ...emptySettings, ...process.env });
}

/** Variables whose values contain a password or may do so: no message prints them. */
export const secretNames = [
  'DATABASE_URL',
  'LEADS_PROVIDER_TOKEN',
  'NOTICE_SMTP_URL',
  'NOTICE_WEBHOOK_URL',
] as const satisfies readonly (keyof Variables)[];

/** Variables that become required when the variable of the key is set. */
const needs: Partial<Record<keyof Variables, readonly (keyof Variables)[]>> = {
  LEADS_PROVIDER_URL: [
    'LEADS_PORTAL_ID',
    'LEADS_FORM_CONTACT',
    'LEADS_FORM_CONTACT_PAGE',
    'LEADS_FORM_NEWSLETTER',
  ],
  NOTICE_SMTP_URL: ['NOTICE_EMAIL_TO', 'NOTICE_EMAIL_FROM'],
  NOTICE_EMAIL_TO: ['NOTICE_SMTP_URL'],
};

const schema = variables
  .superRefine((values, context) => {
    const refuse = (name: keyof Variables, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const [cause, names] of Object.entries(needs)) {
      if (values[cause as keyof Variables] === undefined) continue;
      for (const name of names.filter((needed) => values[needed] === undefined)) {
        refuse(name, `is missing, but ${cause} is set and needs it`);
      }
    }
    // With port 0, the system chooses a different free port for each.
    if (values.METRICS_PORT === values.PORT && values.PORT !== 0) {
      refuse('METRICS_PORT', 'must be another port than PORT');
    }
    // Vercel and Netlify run functions on AWS Lambda. Netlify sets NETLIFY only during a build, so at run time only
    // the variable of Lambda shows that this is a serverless host.
    const { VERCEL, NETLIFY, AWS_LAMBDA_FUNCTION_NAME } = values;
    const serverlessHost = VERCEL ?? NETLIFY ?? AWS_LAMBDA_FUNCTION_NAME;
    if (values.SITE_HOST !== 'node') return;
    if (values.CLOUDFLARE !== undefined) {
      refuse(
        'SITE_HOST',
        'must be static on Cloudflare, where the server and its store cannot run',
      );
    } else if (serverlessHost !== undefined && !values.DATABASE_URL) {
      refuse('DATABASE_URL', 'is missing, but files do not last here: leads need PostgreSQL');
    }
  })
  .transform((values) => ({
    port: values.PORT,
    host: values.HOST,
    /** Whether an npm script runs this process. */
    startedByNpm: values.npm_lifecycle_event !== undefined,
    /** Folder of the build, in the working directory. */
    distDir: values.DIST_DIR,
    siteUrl: values.SITE_URL,
    /** What the build is for: our server, or a host that only serves files. */
    siteHost: values.SITE_HOST,
    /** False on previews. */
    siteIndexed: values.SITE_INDEX,
    /** Code of a language that the build fills with lengthened, accented English, to find text that is cut. */
    pseudoLocale: values.PSEUDO_LOCALE,
    /** The platform that builds or runs the site; undefined elsewhere. */
    platform: platformOf(values),
    /** Number of our proxies in front of the server, each of which appends to X-Forwarded-For. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Third-party scripts that visitors are asked about; undefined if there are none. */
    tracking: trackingOf(values),
    /** Address at which Prometheus reads metrics; undefined if none are collected. */
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    logLevel: values.LOG_LEVEL,
    /** Whether browsers report web vitals to this server. */
    vitals: values.VITALS,
    leadsDb: values.LEADS_DB,
    /** Address of PostgreSQL, which is then used instead of the SQLite file. */
    databaseUrl: values.DATABASE_URL,
    /** Submissions a minute of one address; 0 for any number. */
    leadsLimit: values.LEADS_LIMIT,
    /**
     * Minimum time from the first focus to the submit, in milliseconds: a faster lead counts as spam. 0 turns
     * this check off.
     */
    leadsShortestTime: values.LEADS_MIN_SECONDS * 1000,
    /** Submissions a second to the provider. */
    leadsRate: values.LEADS_RATE,
    /** Field of the provider that carries the lead's id. */
    leadsIdField: values.LEADS_ID_FIELD,
    /** Days after the delivery when personal data is removed; 0 keeps it. */
    leadsRetentionDays: values.LEADS_RETENTION_DAYS,
    /** Undefined if leads stay in the store. */
    provider: providerOf(values),
    /** How the owner is notified of leads that need a person. */
    notices: noticesOf(values),
    /** Where the fake provider listens. */
    fakeProviderPort: values.PROVIDER_PORT,
  }));

export type Environment = z.output<typeof schema>;
export type Tracking = NonNullable<Environment['tracking']>;
export type Provider = NonNullable<Environment['provider']>;
export type NoticeSettings = Environment['notices'];

function platformOf({ VERCEL, NETLIFY, CLOUDFLARE }: Variables) {
  if (VERCEL) return 'vercel';
  if (NETLIFY) return 'netlify';
  return CLOUDFLARE ? 'cloudflare' : undefined;
}

function trackingOf({ TRACKING_SCRIPT_URL: scriptUrl, ANALYTICS_ID: analyticsId }: Variables) {
  if (!scriptUrl && !analyticsId) return undefined;
  return { ...(scriptUrl && { scriptUrl }), ...(analyticsId && { analyticsId }) };
}

// The schema requires the other variables once LEADS_PROVIDER_URL is set (`needs`), so the empty texts only
// satisfy the types. This also applies to `noticesOf`.
function providerOf({ LEADS_PROVIDER_URL: url, ...values }: Variables) {
  return url === undefined
    ? undefined
    : {
        url,
        portalId: values.LEADS_PORTAL_ID ?? '',
        forms: {
          contact: values.LEADS_FORM_CONTACT ?? '',
          contactPage: values.LEADS_FORM_CONTACT_PAGE ?? '',
          newsletter: values.LEADS_FORM_NEWSLETTER ?? '',
        },
        token: values.LEADS_PROVIDER_TOKEN,
      };
}

function noticesOf({
  NOTICE_SMTP_URL: smtpUrl,
  NOTICE_WEBHOOK_URL: webhookUrl,
  ...values
}: Variables) {
  const to = values.NOTICE_EMAIL_TO ?? '';
  const from = values.NOTICE_EMAIL_FROM ?? '';
  return {
    ...(smtpUrl !== undefined && { email: { smtpUrl, to, from } }),
    ...(webhookUrl !== undefined && { webhookUrl }),
  };
}

/** The configuration is wrong; the message says which value and what it should be. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

let current: Environment | undefined;

/**
 * Returns the configuration of the process and of the file `.env`, which is read at the first call.
 *
 * @throws EnvironmentError
 */
export function currentEnvironment(): Environment {
  if (!current && existsSync('.env')) process.loadEnvFile('.env');
  return (current ??= readEnvironment(process.env));
}

/** Returns the names and values of the `secretNames` that are set. */
export function currentSecrets(): [name: string, value: string][] {
  return secretNames.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  });
}

/**
 * Reads a configuration. Empty values count as absent.
 *
 * @throws EnvironmentError
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const unknown = findUnknown(Object.keys(given));
  if (result.success && unknown.length === 0) return result.data;
  const lines = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    const value = given[name];
    return value === undefined || mayBeSecret(name, value)
      ? `${name} ${message}.`
      : `${name} is "${value}", but it ${message}.`;
  });
  throw new EnvironmentError(
    `The configuration is wrong:\n  ${[...unknown, ...lines].join('\n  ')}`,
  );
}

/**
 * Whether a value may hold a secret: its variable is in `secretNames`, or it is an address with a user, a
 * password or a query.
 */
function mayBeSecret(name: string, value: string): boolean {
  return (
    (secretNames as readonly string[]).includes(name) ||
    (name.endsWith('_URL') && /[@?]/.test(value))
  );
}

/**
 * Returns a message for each unknown variable of leads or notices: with a misspelt one, leads would be lost
 * silently.
 */
function findUnknown(names: readonly string[]): string[] {
  return names
    .filter((name) => /^(?:LEADS|NOTICE)_/.test(name) && !(name in variables.shape))
    .map((name) => `${name} is not a variable of the site.`);
}
