import { readEnvironment } from '#server/environment.ts';

import type { Endpoint } from './browser-delivery.ts';
import { type FormId, forms } from './forms.ts';

/**
 * How the forms of this build reach somebody: through our server; on a static host from the
 * browser to the provider; or, on a static host without a provider, by e-mail and phone alone.
 */
export type Way = { kind: 'server' } | { kind: 'browser'; endpoint: Endpoint } | { kind: 'none' };

/** The way of a form, by the environment of the build. */
export function wayOf(form: FormId): Way {
  const { siteHost, provider, leadsIdField } = readEnvironment(process.env);
  if (siteHost === 'node') return { kind: 'server' };
  if (!provider) return { kind: 'none' };
  const formId = provider.forms[forms[form].providerForm];
  // Never the token: what the browser knows, everybody knows.
  const url = `${provider.url}/submissions/v3/integration/submit/${provider.portalId}/${formId}`;
  return { kind: 'browser', endpoint: { url, idField: leadsIdField } };
}
