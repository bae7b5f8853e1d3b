import { type FormId, forms } from '#kit/leads/rules/forms.ts';

/**
 * What a form remembers in this tab alone: the typed text until the lead is stored, then its reference for
 * `sentMemory`. After a deploy the router may load the page anew in between.
 */
const draftKey = (form: FormId) => `lead-draft:${form}`;
const sentKey = (form: FormId) => `lead-sent:${form}`;

/** How long the answer to a form outlives its page, in milliseconds. */
const sentMemory = 15_000;

const contactedKey = 'lead-contacted';

/** Event on the window: the visitor has written to us. */
export const contactEvent = 'lead-contact';

/** Keeps for the rest of the visit that somebody has written; a subscriber has not. */
export function rememberContact(form: FormId): void {
  if (forms[form].isSubscription) return;
  write(contactedKey, true);
  dispatchEvent(new Event(contactEvent));
}

/** Whether a form other than a subscription was sent in this visit. */
export function hasContacted(): boolean {
  return read(contactedKey) === true;
}

export function rememberDraft(form: FormId, data: FormData): void {
  prepareDraft(form, location.pathname, Object.fromEntries(data));
}

/** Gives a form of another page text to begin with, by the names of its fields. */
export function prepareDraft(
  form: FormId,
  page: string,
  values: Record<string, FormDataEntryValue>,
): void {
  write(draftKey(form), { page, values });
}

/** The text that waits for a form of this page: it could not be sent, or was prepared. */
export function recallDraft(form: FormId): Record<string, string> | undefined {
  const draft = read(draftKey(form)) as
    { page?: unknown; values?: Record<string, string> } | undefined;
  return draft?.page === location.pathname ? draft.values : undefined;
}

export function forgetDraft(form: FormId): void {
  remove(draftKey(form));
}

/** The lead is stored: the text is forgotten, the reference remembered for a moment. */
export function rememberSent(form: FormId, reference: string): void {
  forgetDraft(form);
  write(sentKey(form), { reference, page: location.pathname, at: Date.now() });
}

/** The reference of a lead that was stored on this page just before it was loaded anew. */
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

// Storage may be switched off; the form then works without a memory.
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
