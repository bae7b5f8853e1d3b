import { type FormId, forms } from '#kit/leads/rules/forms.ts';

/**
 * Keys of the session storage, in which a form keeps the typed text until the lead is stored, and then its
 * reference for `sentMemory`. In between the router may reload the page, after a deployment.
 */
const draftKey = (form: FormId) => `lead-draft:${form}`;
const sentKey = (form: FormId) => `lead-sent:${form}`;

/** How long after sending a reload of the page still shows the reference; milliseconds. */
const sentMemory = 15_000;

const contactedKey = 'lead-contacted';

/** Event on the window: the visitor has sent a form that is not a subscription. */
export const contactEvent = 'lead-contact';

/** Remembers for the rest of the visit that the visitor has written to us. Subscriptions do not count. */
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

/** Stores text with which a form of another page will be filled in, by the names of its fields. */
export function prepareDraft(
  form: FormId,
  page: string,
  values: Record<string, FormDataEntryValue>,
): void {
  write(draftKey(form), { page, values });
}

/** Returns the stored text for a form of this page: it could not be sent, or was prepared. */
export function recallDraft(form: FormId): Record<string, string> | undefined {
  const draft = read(draftKey(form)) as
    { page?: unknown; values?: Record<string, string> } | undefined;
  return draft?.page === location.pathname ? draft.values : undefined;
}

export function forgetDraft(form: FormId): void {
  remove(draftKey(form));
}

/** To be called once the lead is stored: replaces the draft by the reference. */
export function rememberSent(form: FormId, reference: string): void {
  forgetDraft(form);
  write(sentKey(form), { reference, page: location.pathname, at: Date.now() });
}

/** Returns, once, the reference of a lead that was stored on this page just before it was reloaded. */
export function recallSent(form: FormId): string | undefined {
  const sent = read(sentKey(form)) as
    { reference?: unknown; page?: unknown; at?: unknown } | undefined;
  remove(sentKey(form));
  return typeof sent?.reference === 'string' &&
    sent.page === location.pathname &&
    typeof sent.at === 'number' &&
    Date.now() - sent.at < sentMemory
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
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
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
