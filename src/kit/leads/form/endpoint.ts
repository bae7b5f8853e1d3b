import { submissionUrl } from '#kit/leads/outbox/provider-client.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';

import type { Endpoint } from './browser-post.ts';

/**
 * How the forms of this build reach somebody: through our server; on a static host from the
 * browser to the provider; or, on a static host without a provider, by e-mail and phone alone.
 */
export type Way = { kind: 'server' } | { kind: 'browser'; endpoint: Endpoint } | { kind: 'none' };

/** The way of a form, by the environment of the build. */
export function wayOf(form: FormId): Way {
  const { siteHost, provider, leadsIdField } = currentEnvironment();
  if (siteHost === 'node') return { kind: 'server' };
  if (!provider) return { kind: 'none' };
  // Never the token: what the browser knows, everybody knows.
  const url = submissionUrl(provider, form);
  return { kind: 'browser', endpoint: { url, idField: leadsIdField } };
}
