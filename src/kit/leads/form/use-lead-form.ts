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
import { loaderShown } from './loading.ts';
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

/** On a static host nobody answers a native post. */
const stayIdle = async (state: FormResult) => state;
const loadPost = () => import('./browser-post.ts').catch(() => undefined);

/** The rules of the fields, once they are loaded. */
let rules: typeof Rules | undefined;

/**
 * A form of the site, wired by Conform. Without JavaScript the browser posts it to the page's own
 * address; with it the fields are checked here first, the page stays, and whatever fails, the typed
 * text stays too.
 */
export function useLeadForm(
  id: FormId,
  options: {
    /** Where the browser itself sends the lead; our server where absent. */
    endpoint: Endpoint | undefined;
    onSent?: ((sent: FormResult) => void) | undefined;
  },
) {
  const { endpoint, onSent } = options;
  // The answer that came with the document, to a post without JavaScript. The server function itself, not a
  // wrapper: only so can the browser post the form alone. With JavaScript `onSubmit` is what sends.
  const [nativeAnswer, action] = useActionState(endpoint ? stayIdle : submitLead, idle);
  const [state, setState] = useState(nativeAnswer);
  const [sending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const firstFocus = useRef<number>(undefined);
  // One id a message: sent twice, by a double click or after a lost answer, it is still one lead.
  const lead = useRef<string>(undefined);
  const busy = useRef(false);

  const [form, fields] = useForm<LeadFields, LeadFields, ErrorCode[]>({
    lastResult: state.submission,
    constraint: Object.fromEntries(
      forms[id].fields.map(({ name, maxLength }) => [name, { required: true, maxLength }]),
    ),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    // A button with a name is Conform's own: it checks what is being typed. A post is checked by `submit`.
    onValidate: ({ formData, submitter }) =>
      rules && submitter?.name ? rules.checkLead(formData).submission : unchecked(formData),
    onSubmit(event, { formData }) {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      lead.current ??= isSecureContext ? crypto.randomUUID() : '';
      formData.set('lead', lead.current);
      // One not-found page stands at every unknown address: only the browser knows which was asked.
      formData.set('page', location.pathname);
      if (firstFocus.current !== undefined) {
        formData.set('elapsed', String(Math.round(event.timeStamp - firstFocus.current)));
      }
      void submit(formData).finally(() => {
        busy.current = false;
        setSending(false);
      });
    },
  });

  useEffect(() => {
    if (nativeAnswer.status !== 'idle') answer.current?.focus();
    if (nativeAnswer.status === 'sent') {
      forgetDraft(id);
      rememberContact(id);
    }
    const reference = recallSent(id);
    if (reference !== undefined) {
      // Known only to the browser, and only after hydration.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setState({ status: 'sent', reference });
      return;
    }
    if (element.current) fillIn(element.current, recallDraft(id) ?? {});
  }, [id, nativeAnswer.status]);

  useEffect(
    () => () => {
      // When the form is closed or its page left, the draft of a lead that is being sent is kept: should
      // sending fail, the form has its text again.
      if (!busy.current) forgetDraft(id);
    },
    [id],
  );

  function onFocus({ currentTarget, timeStamp }: FocusEvent<HTMLFormElement>): void {
    firstFocus.current ??= timeStamp;
    if (endpoint) void loadPost();
    if (rules) return;
    // The rules weigh more than the form: they come when somebody begins to type.
    void loadRules().then(() => {
      // What was typed into an answer with errors before they came.
      if (currentTarget.isConnected && !form.valid) form.validate();
    });
  }

  async function submit(data: FormData): Promise<void> {
    // The press shows before the rules, which take their time on a slow phone.
    await paint();
    // Without the rules the server checks alone.
    const submission = (await loadRules())?.checkLead(data).submission;
    if (submission && submission.status !== 'success') {
      show({ status: 'invalid', submission: submission.reply() });
      return;
    }
    rememberDraft(id, data);
    flushSync(() => setSending(true));
    const [next] = await Promise.all([
      endpoint ? post(data, endpoint) : send(id, data),
      loaderShown(),
    ]);
    if (next) show(next);
  }

  function show(next: FormResult): void {
    if (next.status === 'sent') {
      const reference = next.reference ?? '';
      rememberSent(id, reference);
      rememberContact(id);
      lead.current = undefined;
      firstFocus.current = undefined;
      onSent?.(next);
    }
    // Without a submission in the answer, Conform forgets the errors of the one before.
    flushSync(() => setState({ submission: {}, ...next }));
    // Conform gives the focus to the first wrong field: the summary above says what is wrong with all.
    answer.current?.focus();
  }

  return {
    nativeAnswer,
    state,
    sending,
    fields,
    /** For the element that says what became of the form: it gets the focus with each answer. */
    answer,
    /**
     * What was wrong when the form was sent and still is. What goes wrong while somebody types is
     * said at its place alone: nothing may move above it.
     */
    mistakes: forms[id].fields.flatMap(({ name }) => {
      const code = state.submission?.error?.[name] && fields[name].errors?.[0];
      return code ? [{ name, code, id: fields[name].id }] : [];
    }),
    formProps: { ...getFormProps(form), ref: element, action, onFocus, 'aria-busy': sending },
  };
}

/** Puts the texts of a draft into fields that are still empty. */
function fillIn({ elements }: HTMLFormElement, draft: Record<string, string>): void {
  for (const [name, text] of Object.entries(draft)) {
    const field = elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value !== '') continue;
    field.value = text;
    // Conform listens to what is typed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * What Conform gets while the rules are not loaded: no verdict. While somebody types (there is an intent)
 * each field is `null`, which Conform reads as "not validated" and so keeps the error that it had. A post
 * has no intent, and must have no error either, or Conform would not call `onSubmit`.
 */
function unchecked(data: FormData): Submission<LeadFields, ErrorCode[]> {
  return parse<LeadFields, ErrorCode[]>(data, {
    resolve: (values, intent) => ({
      error: intent && Object.fromEntries(Object.keys(values).map((name) => [name, null])),
    }),
  });
}

async function post(data: FormData, endpoint: Endpoint): Promise<FormResult> {
  const loaded = await loadPost();
  return loaded ? loaded.postLead(data, endpoint) : { status: 'offline' };
}

/** The server's answer; nothing where the page is about to be left for a native post. */
async function send(form: FormId, data: FormData): Promise<FormResult | undefined> {
  try {
    return await submitLead(idle, data);
  } catch (error) {
    const status = getErrorInfo(error)?.status;
    if (status === 429) return { status: 'limited' };
    if (status === undefined) return { status: 'offline' };
    // Too busy: a native post would fare no better.
    if (status === 503) return { status: 'failed' };
  }
  try {
    // The server answered and did not understand: this page may be older than the server.
    await postNatively(data);
    // The text travels with the post. Forgotten at once: this page may be gone a moment later.
    forgetDraft(form);
    return undefined;
  } catch {
    return { status: 'failed' };
  }
}

/** The rules; nothing where they cannot be loaded now. */
async function loadRules(): Promise<typeof Rules | undefined> {
  rules ??= await import('#kit/leads/rules/check.ts').catch(() => undefined);
  return rules;
}
