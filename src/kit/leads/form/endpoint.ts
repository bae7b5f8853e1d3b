import { submissionUrl } from '#kit/leads/outbox/provider-client.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';

import type { Endpoint } from './browser-post.ts';

/**
 * Who sends this build's leads to the provider. `server`: our server. `browser`: the browser, on a static
 * host. `none`: nobody, on a static host without a provider; forms show e-mail and phone instead.
 */
export type DeliveryMode =
  { kind: 'server' } | { kind: 'browser'; endpoint: Endpoint } | { kind: 'none' };

/** Returns the delivery mode of a form, by the environment of the build. */
export function deliveryMode(form: FormId): DeliveryMode {
  const { siteHost, provider, leadsIdField } = currentEnvironment();
  if (siteHost === 'node') return { kind: 'server' };
  if (!provider) return { kind: 'none' };
  // LEADS_PROVIDER_TOKEN stays out of it: whatever is in a page is public.
  const url = submissionUrl(provider, form);
  return { kind: 'browser', endpoint: { url, idField: leadsIdField } };
}
