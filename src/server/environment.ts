import { z } from 'zod';

const digits = z.string().regex(/^\d+$/, 'must consist of digits, as in 12345678');
const guid = z.uuid('must be a form id such as 0f8fad5b-d9cb-469f-a165-70867728950e');
const webUrl = (hint: string) => z.url({ protocol: /^https?$/, error: hint, abort: true });
const count = (hint: string) => z.string().regex(/^\d+$/, hint).transform(Number);

const schema = z
  .object({
    PORT: count('must be a port number from 0 to 65535')
      .refine((port) => port <= 65535, 'must be a port number from 0 to 65535')
      .default(3000),
    HOST: z.string().optional(),
    SITE_URL: webUrl('must be an absolute address without a path, such as https://www.example.com')
      .refine((url) => new URL(url).pathname === '/', 'must have no path after the host name')
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    LEADS_DB: z.string().default('data/leads.db'),
    LEADS_PROVIDER_URL: webUrl('must be an absolute address such as https://api.hsforms.com')
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    LEADS_PORTAL_ID: digits.optional(),
    LEADS_FORM_CONTACT: guid.optional(),
    LEADS_FORM_CONTACT_PAGE: guid.optional(),
    LEADS_FORM_NEWSLETTER: guid.optional(),
    LEADS_PROVIDER_TOKEN: z.string().optional(),
    LEADS_RATE: z
      .string()
      .transform(Number)
      .refine((rate) => rate > 0, 'must be a number above 0: submissions a second')
      .default(4),
  })
  .superRefine((values, context) => {
    if (!values.LEADS_PROVIDER_URL) return;
    for (const name of providerVariables) {
      if (values[name] === undefined) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'is missing, but LEADS_PROVIDER_URL is set and needs it',
        });
      }
    }
  });

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

export interface Environment {
  port: number;
  host?: string | undefined;
  siteUrl?: string | undefined;
  leadsDb: string;
  /** Submissions a second to the provider. */
  leadsRate: number;
  /** Absent where the store itself is the inbox. */
  provider?: Provider;
}

/** The configuration is wrong; the message says which value and what it should be. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the configuration. Empty values count as absent. Throws `EnvironmentError`. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const value = given[name];
      return value === undefined || name.endsWith('TOKEN')
        ? `${name} ${message}.`
        : `${name} is "${value}", but it ${message}.`;
    });
    throw new EnvironmentError(`The configuration is wrong:\n  ${lines.join('\n  ')}`);
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    leadsDb: values.LEADS_DB,
    leadsRate: values.LEADS_RATE,
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
