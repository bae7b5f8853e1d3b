import { submissionUrl } from '#kit/leads/outbox/provider-client.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';

import type { Endpoint } from './browser-post.ts';

/**
 * Who sends the posts of this build's forms: our server; on a static host the browser, to the
 * provider; on a static host without a provider nobody, so that forms show e-mail and phone instead.
 */
export type DeliveryMode =
  { kind: 'server' } | { kind: 'browser'; endpoint: Endpoint } | { kind: 'none' };

/** The delivery mode of a form, by the environment of the build. */
export function deliveryMode(form: FormId): DeliveryMode {
  const { siteHost, provider, leadsIdField } = currentEnvironment();
  if (siteHost === 'node') return { kind: 'server' };
  if (!provider) return { kind: 'none' };
  // Without LEADS_PROVIDER_TOKEN: whatever is in a page is public.
  const url = submissionUrl(provider, form);
  return { kind: 'browser', endpoint: { url, idField: leadsIdField } };
}
