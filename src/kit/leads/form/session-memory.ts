import { type FormId, forms } from '#kit/leads/rules/forms.ts';

/**
 * Keys of the session storage. A form keeps its typed text there until the lead is stored, and afterwards
 * the lead's reference. Both survive a reload of the page, which the router may cause after a deployment.
 */
const draftKey = (form: FormId) => `lead-draft:${form}`;
const sentKey = (form: FormId) => `lead-sent:${form}`;

/** How long after sending a reloaded page still shows the reference; milliseconds. */
const maxSentAge = 15_000;

/** Key of the session storage: the visitor has sent a form that is not a subscription. */
const contactedKey = 'lead-contacted';

/** Event on the window: the visitor has written to us. src/layout/pop-up/contact-pop-up.tsx listens. */
export const contactEvent = 'lead-contact';

/**
 * Stores for this visit that the visitor has written to us, and dispatches `contactEvent`. Subscriptions are
 * ignored.
 */
export function rememberContact(form: FormId): void {
  if (forms[form].isSubscription) return;
  write(contactedKey, true);
  dispatchEvent(new Event(contactEvent));
}

/** Whether a form other than a subscription was sent in this visit. */
export function hasContacted(): boolean {
  return read(contactedKey) === true;
}

/** Stores the typed text of a form of this page. */
export function rememberDraft(form: FormId, data: FormData): void {
  prepareDraft(form, location.pathname, Object.fromEntries(data));
}

/**
 * Stores a draft, which a form of any page is filled in with when the visitor comes to that page.
 *
 * @param page The path of the form's page.
 * @param values The texts by field name.
 */
export function prepareDraft(
  form: FormId,
  page: string,
  values: Record<string, FormDataEntryValue>,
): void {
  write(draftKey(form), { page, values });
}

/**
 * Returns the draft of a form of this page: typed text that was not stored as a lead, or a prepared draft.
 */
export function recallDraft(form: FormId): Record<string, string> | undefined {
  // The cast assumes texts: only `prepareDraft` writes this entry, and no form has a file field.
  const draft = read(draftKey(form)) as
    { page?: unknown; values?: Record<string, string> } | undefined;
  return draft?.page === location.pathname ? draft.values : undefined;
}

export function forgetDraft(form: FormId): void {
  remove(draftKey(form));
}

/** Replaces the draft by the lead's reference. To be called once the lead is stored. */
export function rememberSent(form: FormId, reference: string): void {
  forgetDraft(form);
  write(sentKey(form), { reference, page: location.pathname, at: Date.now() });
}

/** Returns and forgets the reference of a lead that was sent just before this page was reloaded. */
export function recallSent(form: FormId): string | undefined {
  const sent = read(sentKey(form)) as
    { reference?: unknown; page?: unknown; at?: unknown } | undefined;
  remove(sentKey(form));
  return typeof sent?.reference === 'string' &&
    sent.page === location.pathname &&
    typeof sent.at === 'number' &&
    Date.now() - sent.at < maxSentAge
    ? sent.reference
    : undefined;
}

// Session storage may be disabled; forms then work without it.
function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

function read(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
