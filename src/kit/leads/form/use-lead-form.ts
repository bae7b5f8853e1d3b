'use client';

import {
  type FocusEvent,
  type FormEvent,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';

import { submitLead } from '#kit/leads/intake/actions.ts';
import type { LeadState } from '#kit/leads/rules/check.ts';
import { type FieldName, type FormId, forms } from '#kit/leads/rules/forms.ts';
import { paint } from '#kit/motion/paint.ts';

import type { Endpoint, PostState } from './browser-post.ts';
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

/** What a form can say: what became of the lead, and why nothing did. */
export type LeadFormState =
  PostState | { status: 'limited'; submission?: LeadState['submission']; reference?: string };

/** What a form says once the visitor need do nothing more. */
export interface LeadAnswer {
  reference: string;
}

type Errors = Record<string, string[] | null> | null | undefined;
/** What a visitor typed into a form, by the names of its fields. */
export type Typed = Partial<Record<FieldName, string>>;

/** The rules of the fields; nothing where they cannot be loaded now. */
const loadRules = lazily(() => import('#kit/leads/rules/check.ts'));
const loadPost = lazily(() => import('./browser-post.ts'));

const idle: LeadState = { status: 'idle' };

/**
 * Sends a form. Without JavaScript the browser posts it to the page's own address; with it the
 * fields are checked here first, the page stays, and whatever fails, the typed text stays too.
 */
export function useLeadForm(
  form: FormId,
  {
    endpoint,
    onSent,
  }: {
    /** Where the browser itself sends the lead; our server where absent. */
    endpoint: Endpoint | undefined;
    onSent: ((answer: LeadAnswer) => void) | undefined;
  },
) {
  // The server function itself, not a wrapper: only so can the form be sent without JavaScript.
  const [posted, action] = useActionState(endpoint ? stayIdle : submitLead, idle);
  const [state, setState] = useState<LeadFormState>(posted);
  const [sending, setSending] = useState(false);
  /** Counts answers, so that each is shown and focused once. */
  const [tries, setTries] = useState(posted.status === 'idle' ? 0 : 1);
  /** What is wrong now; the state has what was wrong when the form was sent. */
  const [errors, setErrors] = useState<Errors>(posted.submission?.error);
  const [incomplete, setIncomplete] = useState(() => {
    const values = posted.submission?.initialValue;
    return forms[form].fields.some(({ name }) => !values?.[name]);
  });
  /** What was typed when the form was last sent. */
  const [typed, setTyped] = useState<Typed>(() => {
    const values = posted.submission?.initialValue ?? {};
    return Object.fromEntries(Object.entries(values).filter(isText));
  });
  const element = useRef<HTMLFormElement>(null);
  const firstFocus = useRef<number>(undefined);
  // One id a message: sent twice, by a double click or after a lost answer, it is still one lead.
  const lead = useRef<string>(undefined);
  const busy = useRef(false);

  useEffect(() => {
    if (posted.status === 'sent') {
      forgetDraft(form);
      rememberContact(form);
    }
    const reference = recallSent(form);
    if (reference !== undefined) {
      // Known only to the browser, and only after hydration.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setState({ status: 'sent', reference });
      return;
    }
    const draft = recallDraft(form);
    if (!draft || !element.current) return;
    for (const { name } of forms[form].fields) {
      const field = element.current.elements.namedItem(name);
      const typed = draft[name];
      if (
        typed !== undefined &&
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      ) {
        field.value ||= typed;
      }
    }
    setIncomplete(isIncomplete(form, element.current));
  }, [form, posted.status]);

  useEffect(
    () => () => {
      // Closed, or left for another page: only what is on its way may still fail to arrive.
      if (!busy.current) forgetDraft(form);
    },
    [form],
  );

  function onFocus(event: FocusEvent): void {
    firstFocus.current ??= event.timeStamp;
    // The rules weigh more than the form: they come when somebody begins to type.
    void loadRules();
    if (endpoint) void loadPost();
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const element = event.currentTarget;
    setIncomplete(isIncomplete(form, element));
    if (state.status !== 'invalid') return;
    void loadRules().then((rules) => {
      if (rules) setErrors(rules.checkLead(new FormData(element)).submission.reply().error);
    });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const data = new FormData(event.currentTarget);
    lead.current ??= isSecureContext ? crypto.randomUUID() : '';
    data.set('lead', lead.current);
    // One not-found page stands at every unknown address: only the browser knows which was asked.
    data.set('page', location.pathname);
    if (firstFocus.current !== undefined) {
      data.set('elapsed', String(Math.round(event.timeStamp - firstFocus.current)));
    }
    void submit(data).finally(() => {
      busy.current = false;
      setSending(false);
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
    const values = Object.fromEntries([...data].filter(isText));
    setTyped(values);
    rememberDraft(form, values);
    flushSync(() => setSending(true));
    const [answer] = await Promise.all([
      endpoint ? post(data, endpoint) : send(form, data),
      loaderShown(),
    ]);
    if (answer) show(answer);
  }

  function show(answer: LeadFormState): void {
    if (answer.status === 'sent') {
      const reference = answer.reference ?? '';
      rememberSent(form, reference);
      rememberContact(form);
      lead.current = undefined;
      firstFocus.current = undefined;
      onSent?.({ reference });
    }
    setState(answer);
    setErrors('submission' in answer ? answer.submission?.error : undefined);
    setTries((count) => count + 1);
  }

  return {
    posted,
    state,
    typed,
    sending,
    tries,
    errors,
    incomplete,
    formProps: { ref: element, action, onFocus, onInput, onSubmit, 'aria-busy': sending },
  };
}

/** On a static host nobody answers a native post. */
async function stayIdle(state: LeadState): Promise<LeadState> {
  return state;
}

async function post(data: FormData, endpoint: Endpoint): Promise<LeadFormState> {
  const loaded = await loadPost();
  return loaded ? loaded.postLead(data, endpoint) : { status: 'offline' };
}

/** The server's answer; nothing where the page is about to be left for a native post. */
async function send(form: FormId, data: FormData): Promise<LeadFormState | undefined> {
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

function isIncomplete(form: FormId, element: HTMLFormElement): boolean {
  const data = new FormData(element);
  return forms[form].fields.some(({ name }) => {
    const value = data.get(name);
    return typeof value !== 'string' || value.trim() === '';
  });
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

function lazily<Module>(load: () => Promise<Module>): () => Promise<Module | undefined> {
  let loaded: Module | undefined;
  return async () => {
    loaded ??= await load().catch(() => undefined);
    return loaded;
  };
}
