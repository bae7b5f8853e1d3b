import { readChoice } from '#kit/consent/consent.ts';
import { readCookie } from '#kit/i18n/cookie.ts';
import { type FormId, forms } from '#kit/leads/rules/forms.ts';
import type { Payload } from '#kit/leads/rules/payload.ts';

/** Where the provider's script keeps what it knows a browser by: 32 hexadecimal digits. */
const visitorCookie = 'hubspotutk';

/**
 * The submission with the provider's visitor id, where the visitor has agreed to its script. Never
 * with a subscription: one browser's id would merge two people who subscribe from it.
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
