import { submissionUrl } from '#kit/leads/outbox/provider-client.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';

import type { Endpoint } from './browser-post.ts';

/** Who sends the leads to the provider. */
export type DeliveryMode =
  /** Our server. */
  | { kind: 'server' }
  /** The browser, on a static host. */
  | { kind: 'browser'; endpoint: Endpoint }
  /** Nobody, on a static host without a provider. Forms show e-mail address and phone number instead. */
  | { kind: 'none' };

/** Returns a form's delivery mode, as the environment configures it. */
export function deliveryMode(form: FormId): DeliveryMode {
  const { siteHost, provider, leadsIdField } = currentEnvironment();
  if (siteHost === 'node') return { kind: 'server' };
  if (!provider) return { kind: 'none' };
  // The provider's token (LEADS_PROVIDER_TOKEN) is left out, since everything in a page is public.
  const url = submissionUrl(provider, form);
  return { kind: 'browser', endpoint: { url, idField: leadsIdField } };
}
