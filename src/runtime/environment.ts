import { z } from 'zod';

const digits = z.string().regex(/^\d+$/, 'must consist of digits, as in 12345678');
const guid = z.uuid('must be a form id such as 0f8fad5b-d9cb-469f-a165-70867728950e');
const webUrl = (hint: string) => z.url({ protocol: /^https?$/, error: hint, abort: true });
/** An address whose parts may be secret. */
const address = (protocol: RegExp, hint: string) =>
  z.string().refine((url) => URL.canParse(url) && protocol.test(new URL(url).protocol), hint);
const email = (hint: string) => z.email({ error: hint });
const count = (hint: string) => z.string().regex(/^\d+$/, hint).transform(Number);

const schema = z
  .object({
    PORT: count('must be a port number from 0 to 65535')
      .refine((port) => port <= 65535, 'must be a port number from 0 to 65535')
      .default(3000),
    HOST: z.string().optional(),
    // The build empties this folder: it must not name one of the sources.
    DIST_DIR: z
      .string()
      .regex(/^dist(?:-[\w-]+)?$/, 'must be dist, or a name such as dist-static')
      .default('dist'),
    SITE_URL: webUrl('must be an absolute address without a path, such as https://www.example.com')
      .refine((url) => new URL(url).pathname === '/', 'must have no path after the host name')
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    SITE_HOST: z
      .enum(['node', 'static'], { error: 'must be node or static: the host that the build is for' })
      .default('node'),
    SITE_INDEX: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('yes'),
    TRUSTED_PROXIES: count('must be the number of proxies in front of the server').default(0),
    LEADS_LIMIT: count(
      'must be a whole number: submissions a minute of one address, 0 for any number',
    ).default(10),
    TRACKING_SCRIPT_URL: z
      .url({
        protocol: /^https$/,
        error: 'must be an https address such as https://js-eu1.hs-scripts.com/12345678.js',
      })
      .optional(),
    ANALYTICS_ID: z
      .string()
      .regex(/^G-[A-Z\d]{4,20}$/, 'must be the id of a Google tag such as G-A1B2C3D4E5')
      .optional(),
    METRICS_PORT: count('must be a port number from 0 to 65535')
      .refine((port) => port <= 65535, 'must be a port number from 0 to 65535')
      .optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
        error: 'must be debug, info, warn, error or silent',
      })
      .optional(),
    VITALS: z.enum(['0', '1'], { error: 'must be 1 or 0' }).default('0'),
    LEADS_DB: z.string().default('data/leads.db'),
    DATABASE_URL: address(
      /^postgres(?:ql)?:$/,
      'must be an address such as postgres://user:password@host:5432/database',
    ).optional(),
    LEADS_PROVIDER_URL: webUrl('must be an absolute address such as https://api.hsforms.com')
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    LEADS_PORTAL_ID: digits.optional(),
    LEADS_FORM_CONTACT: guid.optional(),
    LEADS_FORM_CONTACT_PAGE: guid.optional(),
    LEADS_FORM_NEWSLETTER: guid.optional(),
    LEADS_PROVIDER_TOKEN: z.string().optional(),
    LEADS_MIN_SECONDS: z
      .string()
      .transform(Number)
      .refine((seconds) => seconds >= 0, 'must be a number of seconds, or 0 to switch it off')
      .default(3),
    LEADS_RATE: z
      .string()
      .transform(Number)
      .refine((rate) => rate > 0, 'must be a number above 0: submissions a second')
      .default(4),
    LEADS_ID_FIELD: z
      .string()
      .regex(/^[a-z]\w{0,99}$/, 'must be the name of a field of the provider, such as lead_id')
      .optional(),
    LEADS_RETENTION_DAYS: count('must be a whole number of days; 0 keeps everything').default(180),
    NOTICE_SMTP_URL: address(
      /^smtps?:$/,
      'must be an address such as smtps://user:password@host:465',
    ).optional(),
    NOTICE_EMAIL_TO: email('must be an e-mail address such as owner@example.com').optional(),
    NOTICE_EMAIL_FROM: email('must be an e-mail address such as site@example.com').optional(),
    // Set by the platforms themselves.
    VERCEL: z.string().optional(),
    NETLIFY: z.string().optional(),
    CLOUDFLARE: z.string().optional(),
    AWS_LAMBDA_FUNCTION_NAME: z.string().optional(),
    NOTICE_WEBHOOK_URL: address(
      /^https?:$/,
      'must be an absolute address such as https://hooks.example.com/leads',
    ).optional(),
  })
  .superRefine((values, context) => {
    const need = (cause: keyof typeof values, names: readonly (keyof typeof values)[]) => {
      if (values[cause] === undefined) return;
      for (const name of names) {
        if (values[name] !== undefined) continue;
        const message = `is missing, but ${cause} is set and needs it`;
        context.addIssue({ code: 'custom', path: [name], message });
      }
    };
    need('LEADS_PROVIDER_URL', providerVariables);
    need('NOTICE_SMTP_URL', ['NOTICE_EMAIL_TO', 'NOTICE_EMAIL_FROM']);
    need('NOTICE_EMAIL_TO', ['NOTICE_SMTP_URL']);
    const refuse = (name: keyof typeof values, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (values.METRICS_PORT === values.PORT && values.PORT !== 0) {
      refuse('METRICS_PORT', 'must be another port than PORT');
    }
    // Both platforms run functions on Lambda; on Netlify nothing else tells so at run time.
    const { VERCEL, NETLIFY, AWS_LAMBDA_FUNCTION_NAME } = values;
    const isFleeting = VERCEL ?? NETLIFY ?? AWS_LAMBDA_FUNCTION_NAME;
    if (values.SITE_HOST === 'node' && values.CLOUDFLARE !== undefined) {
      refuse(
        'SITE_HOST',
        'must be static on Cloudflare, where the server and its store cannot run',
      );
    } else if (values.SITE_HOST === 'node' && isFleeting !== undefined && !values.DATABASE_URL) {
      refuse('DATABASE_URL', 'is missing, but files do not last here: leads need PostgreSQL');
    }
  });

export type Platform = 'vercel' | 'netlify' | 'cloudflare';

/** The platform that builds the site, where it is one. */
export function platformOf(source: Record<string, string | undefined>): Platform | undefined {
  if (source['VERCEL']) return 'vercel';
  if (source['NETLIFY']) return 'netlify';
  return source['CLOUDFLARE'] ? 'cloudflare' : undefined;
}

/** Values that hold a password, or may. No message repeats them. */
export const secretNames: readonly string[] = [
  'DATABASE_URL',
  'LEADS_PROVIDER_TOKEN',
  'NOTICE_SMTP_URL',
  'NOTICE_WEBHOOK_URL',
];

const providerVariables = [
  'LEADS_PORTAL_ID',
  'LEADS_FORM_CONTACT',
  'LEADS_FORM_CONTACT_PAGE',
  'LEADS_FORM_NEWSLETTER',
] as const;

export interface Provider {
  url: string;
  portalId: string;
  forms: { contact: string; contactPage: string; newsletter: string };
  token?: string | undefined;
}

/** How the owner hears of leads that need a person. */
export interface NoticeSettings {
  email?: { smtpUrl: string; to: string; from: string };
  webhookUrl?: string;
}

export interface Environment {
  port: number;
  host?: string | undefined;
  /** Folder of the build, in the working directory. */
  distDir: string;
  siteUrl?: string | undefined;
  /** Proxies of ours that a request passes, each of which adds to X-Forwarded-For. */
  trustedProxies: number;
  /** Submissions a minute of one address; 0 for any number. */
  leadsLimit: number;
  /** Where figures for Prometheus are read; absent where nobody reads them. */
  metrics?: { port: number; host: string };
  /** Whether browsers tell how fast pages were. */
  vitals: boolean;
  /** What the build is for: our server, or a host that only serves files. */
  siteHost: 'node' | 'static';
  /** False on previews. */
  siteIndexed: boolean;
  leadsDb: string;
  /** PostgreSQL; where it is given, the file is not used. */
  databaseUrl?: string | undefined;
  /** Milliseconds from the first focus to the submit below which a lead counts as spam; 0 = off. */
  leadsShortestTime: number;
  /** Submissions a second to the provider. */
  leadsRate: number;
  /** Absent where the store itself is the inbox. */
  provider?: Provider;
  /** Field of the provider that carries the lead's id. */
  leadsIdField?: string | undefined;
  /** Days after the delivery when personal data is removed; 0 keeps it. */
  leadsRetentionDays: number;
  notices: NoticeSettings;
}

/** The configuration is wrong; the message says which value and what it should be. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

let current: Environment | undefined;

/** The process's configuration, read at the first use. Throws `EnvironmentError`. */
export function currentEnvironment(): Environment {
  return (current ??= readEnvironment(process.env));
}

/** Reads the configuration. Empty values count as absent. Throws `EnvironmentError`. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const misspelt = findMisspelt(Object.keys(given));
  if (!result.success || misspelt.length > 0) {
    const lines = (result.error?.issues ?? []).map(({ path, message }) => {
      const name = String(path[0]);
      const value = given[name];
      return value === undefined || secretNames.includes(name)
        ? `${name} ${message}.`
        : `${name} is "${value}", but it ${message}.`;
    });
    throw new EnvironmentError(
      `The configuration is wrong:\n  ${[...misspelt, ...lines].join('\n  ')}`,
    );
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    distDir: values.DIST_DIR,
    siteUrl: values.SITE_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    leadsLimit: values.LEADS_LIMIT,
    siteHost: values.SITE_HOST,
    ...(values.METRICS_PORT !== undefined && {
      metrics: { port: values.METRICS_PORT, host: values.METRICS_HOST },
    }),
    vitals: values.VITALS === '1',
    siteIndexed: values.SITE_INDEX === 'yes',
    leadsDb: values.LEADS_DB,
    databaseUrl: values.DATABASE_URL,
    leadsShortestTime: values.LEADS_MIN_SECONDS * 1000,
    leadsRate: values.LEADS_RATE,
    leadsIdField: values.LEADS_ID_FIELD,
    leadsRetentionDays: values.LEADS_RETENTION_DAYS,
    notices: {
      ...(values.NOTICE_SMTP_URL !== undefined && {
        email: {
          smtpUrl: values.NOTICE_SMTP_URL,
          to: values.NOTICE_EMAIL_TO ?? '',
          from: values.NOTICE_EMAIL_FROM ?? '',
        },
      }),
      ...(values.NOTICE_WEBHOOK_URL !== undefined && { webhookUrl: values.NOTICE_WEBHOOK_URL }),
    },
    ...(values.LEADS_PROVIDER_URL !== undefined && {
      provider: {
        url: values.LEADS_PROVIDER_URL,
        portalId: values.LEADS_PORTAL_ID ?? '',
        forms: {
          contact: values.LEADS_FORM_CONTACT ?? '',
          contactPage: values.LEADS_FORM_CONTACT_PAGE ?? '',
          newsletter: values.LEADS_FORM_NEWSLETTER ?? '',
        },
        token: values.LEADS_PROVIDER_TOKEN,
      },
    }),
  };
}

/** A sentence for each name that is none of ours, but nearly. */
function findMisspelt(names: readonly string[]): string[] {
  const known = Object.keys(schema.shape);
  return names.flatMap((name) => {
    if (known.includes(name) || !/^[A-Z]+_[A-Z_]+$/.test(name)) return [];
    const [nearest = ''] = known.toSorted((a, b) => distance(name, a) - distance(name, b));
    // Other programs have short names of their own, such as SITE_ID.
    const isMeant = name.startsWith('LEADS_') || distance(name, nearest) <= name.length / 4;
    return isMeant ? [`${name} is no variable of the site. Did you mean ${nearest}?`] : [];
  });
}

/** How many signs have to be put in, left out or replaced (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + Number(one[line - 1] !== other[column - 1]);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
