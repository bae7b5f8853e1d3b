import { readChoice } from '#kit/consent/consent.ts';
import { readCookie } from '#kit/i18n/cookie.ts';
import { type FormId, forms } from '#kit/leads/rules/forms.ts';
import type { Payload } from '#kit/leads/rules/payload.ts';

/** Cookie in which the provider's script keeps its id of the visitor: 32 hexadecimal digits. */
const visitorCookie = 'hubspotutk';

/**
 * Adds the provider's id of the visitor to a submission, if the visitor has consented to its script.
 * Subscriptions never get the id: the provider would merge two people who subscribe from the same browser.
 *
 * @param cookies A `Cookie` header, or `document.cookie`.
 */
export function withVisitor(
  payload: Payload,
  form: FormId,
  cookies: string | null | undefined,
): Payload {
  if (forms[form].isSubscription || readChoice(cookies) !== 'granted') {
    return payload;
  }
  const hutk = readCookie(cookies, visitorCookie);
  if (hutk === undefined || !/^[\da-f]{32}$/i.test(hutk)) return payload;
  return { ...payload, context: { ...payload.context, hutk } };
}
