'use client';

import { getFormProps, parse, type Submission, useForm } from '@conform-to/react';
import { type FocusEvent, useActionState, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';

import { submitLead } from '#kit/leads/intake/actions.ts';
import type * as Rules from '#kit/leads/rules/check.ts';
import type { FormResult } from '#kit/leads/rules/check.ts';
import { type FormId, forms } from '#kit/leads/rules/forms.ts';
import type { ErrorCode, LeadFields } from '#kit/leads/rules/schema.ts';
import { paint } from '#kit/motion/paint.ts';

import type { Endpoint } from './browser-post.ts';
import { newLeadId } from './lead-id.ts';
import { waitForLoader } from './loading.ts';
import { postNatively } from './native-post.ts';
import {
  forgetDraft,
  recallDraft,
  recallSent,
  rememberContact,
  rememberDraft,
  rememberSent,
} from './session-memory.ts';

const idle: FormResult = { status: 'idle' };

/** The form's action on a static host, where no server could answer a native post. */
const stayIdle = async (state: FormResult) => state;
/** Loads the module that posts to the provider; undefined if it cannot be loaded now. */
const loadBrowserPost = () => import('./browser-post.ts').catch(() => undefined);

/** The validation module, once it is loaded. */
let rules: typeof Rules | undefined;

/**
 * Wires a form of the site with Conform. Without JavaScript the browser posts the form to the page's own
 * address. With JavaScript the fields are checked first, the page is not left, and the typed text is kept
 * whatever fails.
 */
export function useLeadForm(
  id: FormId,
  options: {
    /** Where the browser itself sends the lead; if absent, our server sends it. */
    endpoint: Endpoint | undefined;
    onSent?: ((sent: FormResult) => void) | undefined;
  },
) {
  const { endpoint, onSent } = options;
  // If the document answers a native post, `nativeAnswer` is the result that came with it. Only native posts
  // use `action`; with JavaScript `onSubmit` sends the form. The action is the server function itself, since
  // a form whose action is a wrapper cannot be posted without JavaScript.
  const [nativeAnswer, action] = useActionState(endpoint ? stayIdle : submitLead, idle);
  const [state, setState] = useState(nativeAnswer);
  const [isSending, setIsSending] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  // `Event.timeStamp` of the first focus; milliseconds.
  const firstFocus = useRef<number>(undefined);
  // Whether a draft was filled in. Then `elapsed` is not sent, since the text was typed before the first focus.
  const hasDraft = useRef(false);
  // One id per message. A message that is sent twice (double click, lost answer) becomes only one lead.
  const leadId = useRef<string>(undefined);
  // True from the submit to the result. `isSending` is set later, once the fields are known to be valid.
  const isBusy = useRef(false);

  const [form, fields] = useForm<LeadFields, LeadFields, ErrorCode[]>({
    lastResult: state.submission,
    constraint: Object.fromEntries(
      forms[id].fields.map(({ name, maxLength }) => [name, { required: true, maxLength }]),
    ),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate({ formData, submitter }) {
      // While somebody types, Conform validates with a submit button of its own, which has a name. The form's
      // button has no name: when the form is sent, `submit` checks the fields instead.
      const isTyping = Boolean(submitter?.name);
      return rules && isTyping ? rules.checkLead(formData).submission : unchecked(formData);
    },
    onSubmit(event, { formData }) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      leadId.current ??= newLeadId();
      formData.set('lead', leadId.current);
      // All unknown addresses share one built not-found page, so only the browser knows the address. A static
      // host needs it; our server prefers the Referer (intake/place.ts).
      formData.set('page', location.pathname);
      if (firstFocus.current !== undefined && !hasDraft.current) {
        formData.set('elapsed', String(Math.round(event.timeStamp - firstFocus.current)));
      }
      void submit(formData).finally(() => {
        // Also after a native post: the browser may keep the page in its back/forward cache, and a visitor who
        // comes back must be able to send again.
        isBusy.current = false;
        setIsSending(false);
      });
    },
  });

  useEffect(() => {
    if (nativeAnswer.status !== 'idle') answerRef.current?.focus();
    if (nativeAnswer.status === 'sent') {
      forgetDraft(id);
      rememberContact(id);
    }
    const reference = recallSent(id);
    if (reference !== undefined) {
      // Only the browser knows the reference, and only after hydration.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setState({ status: 'sent', reference });
      return;
    }
    const draft = recallDraft(id);
    if (!formElement.current || !draft) return;
    hasDraft.current = true;
    fillIn(formElement.current, draft);
  }, [id, nativeAnswer.status]);

  useEffect(
    () => () => {
      // On unmount the draft is removed, except while the lead is being sent: if that fails, the draft is
      // filled in when the visitor comes back to the page.
      if (!isBusy.current) forgetDraft(id);
    },
    [id],
  );

  function onFocus({ currentTarget, timeStamp }: FocusEvent<HTMLFormElement>): void {
    firstFocus.current ??= timeStamp;
    if (endpoint) void loadBrowserPost();
    if (rules) return;
    // The validation module is larger than the form, so it is loaded only when somebody begins to type.
    void loadRules().then(() => {
      // If the page came with errors, checks the text that was typed while the module was loading.
      if (currentTarget.isConnected && !form.valid) form.validate();
    });
  }

  async function submit(data: FormData): Promise<void> {
    // Lets the browser paint the pressed button before validation, which takes long on a slow phone.
    await paint();
    // If the rules cannot be loaded, only the server checks.
    const submission = (await loadRules())?.checkLead(data).submission;
    if (submission && submission.status !== 'success') {
      show({ status: 'invalid', submission: submission.reply() });
      return;
    }
    rememberDraft(id, data);
    flushSync(() => setIsSending(true));
    const [result] = await Promise.all([
      endpoint ? postToProvider(data, endpoint) : sendToServer(id, data),
      waitForLoader(),
    ]);
    if (result) show(result);
  }

  function show(result: FormResult): void {
    if (result.status === 'sent') {
      const reference = result.reference ?? '';
      rememberSent(id, reference);
      rememberContact(id);
      leadId.current = undefined;
      firstFocus.current = undefined;
      hasDraft.current = false;
      onSent?.(result);
    }
    // A result without a submission would leave the previous errors in the form. An empty one removes them.
    flushSync(() => setState({ submission: {}, ...result }));
    // Conform focuses the first invalid field; the summary, which lists all errors, is the better place.
    answerRef.current?.focus();
  }

  return {
    /** The result that came with this document, if it answers a native post: for hydration (`FormState`). */
    nativeAnswer,
    /** The result to show. */
    state,
    isSending,
    fields,
    /** For the element that shows the form's result, which gets the focus with each result. */
    answerRef,
    /**
     * The errors that the form had when it was sent and still has. An error that arises while somebody types
     * is shown only at its field, since a longer summary would move the fields.
     */
    summaryErrors: forms[id].fields.flatMap(({ name }) => {
      const code = state.submission?.error?.[name] && fields[name].errors?.[0];
      return code ? [{ name, code, id: fields[name].id }] : [];
    }),
    formProps: { ...getFormProps(form), ref: formElement, action, onFocus, 'aria-busy': isSending },
  };
}

/** Puts the texts of a draft into fields that are still empty. */
function fillIn({ elements }: HTMLFormElement, draft: Record<string, string>): void {
  for (const [name, text] of Object.entries(draft)) {
    const field = elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value !== '') continue;
    field.value = text;
    // This event tells Conform about the text.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Returns a submission without validation, for Conform while the rules are not loaded. While somebody types
 * (there is an intent) the error of each field is `null`. Conform reads that as "not validated" and keeps
 * the field's error. When the form is sent (there is no intent) there must be no error, or Conform would
 * not call `onSubmit`.
 */
function unchecked(data: FormData): Submission<LeadFields, ErrorCode[]> {
  return parse<LeadFields, ErrorCode[]>(data, {
    resolve: (values, intent) => ({
      error: intent && Object.fromEntries(Object.keys(values).map((name) => [name, null])),
    }),
  });
}

/** Posts from the browser to the provider, on a static host. */
async function postToProvider(data: FormData, endpoint: Endpoint): Promise<FormResult> {
  const browserPost = await loadBrowserPost();
  return browserPost ? browserPost.postLead(data, endpoint) : { status: 'offline' };
}

/**
 * Calls the server function.
 *
 * @returns the function's result; undefined if the form was posted natively instead.
 */
async function sendToServer(form: FormId, data: FormData): Promise<FormResult | undefined> {
  try {
    return await submitLead(idle, data);
  } catch (error) {
    const status = getErrorInfo(error)?.status;
    if (status === undefined) return { status: 'offline' };
    if (status === 429) return { status: 'limited' };
    // The server is too busy: a native post would be refused as well.
    if (status === 503) return { status: 'failed' };
    // The page may be older than the server, so that the server does not know the called function.
    return fallBackToNativePost(form, data);
  }
}

/**
 * Posts the form natively, so that the browser leaves the page.
 *
 * @returns undefined once the post has begun; `failed` if it could not begin, so that the page stays.
 */
async function fallBackToNativePost(form: FormId, data: FormData): Promise<FormResult | undefined> {
  try {
    await postNatively(data);
    // The post carries the text. The draft is removed now, since the page may be unloaded at any moment.
    forgetDraft(form);
    return undefined;
  } catch {
    return { status: 'failed' };
  }
}

/** Loads the rules, once; undefined if they cannot be loaded now. */
async function loadRules(): Promise<typeof Rules | undefined> {
  rules ??= await import('#kit/leads/rules/check.ts').catch(() => undefined);
  return rules;
}
