'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRouter } from 'waku/router/client';

import type { LeadFormProps } from '#kit/leads/form/lead-form-props.ts';
import { contactEvent, hasContacted } from '#kit/leads/form/session-memory.ts';
import type { LeadAnswer } from '#kit/leads/form/use-lead-form.ts';
import { leadFormEvent } from '#kit/leads/pop-up/open-lead-form.ts';
import {
  atRest,
  listenerDelay,
  nextPopUp,
  type PopUpEvent,
} from '#kit/leads/pop-up/pop-up-state.ts';
import { isVisitorBusy } from '#kit/leads/pop-up/visitor-busy.ts';
import { keepRoom } from '#kit/navigation/keep-room.ts';
import { Icon } from '#ui/icon.tsx';
import { LeadForm } from '#ui/lead-form.tsx';

export interface PopUpWords {
  title: string;
  lead: string;
  close: string;
  /** Said by screen readers when it appears: the focus stays where it is. */
  announcement: string;
}

/**
 * The contact form that offers itself far down a page. A dialog, but not a modal one: it must not
 * take the page, or the focus, from somebody who only scrolled. It follows the page in the focus
 * order, and the page makes room for it, so that it covers nothing that has the focus.
 */
export function ContactPopUp({ words, form }: { words: PopUpWords; form: LeadFormProps }) {
  const { path } = useRouter();
  const state = useRef(atRest);
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<LeadAnswer>();
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the focus was before it came into the dialog. */
  const origin = useRef<HTMLElement>(null);

  /** Renders only what is seen to change: a page on its way would be rendered anew otherwise. */
  const dispatch = useCallback((event: PopUpEvent) => {
    const { open } = state.current;
    state.current = nextPopUp(state.current, event);
    if (state.current.open !== open) setOpen(state.current.open);
  }, []);

  useEffect(() => {
    dispatch({ type: 'navigated' });
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setAnswer(undefined);
    const timer = setTimeout(() => dispatch({ type: 'armed' }), listenerDelay);
    return () => clearTimeout(timer);
  }, [dispatch, path]);

  useEffect(() => {
    const end = () => dispatch({ type: 'sent' });
    if (hasContacted()) end();
    addEventListener(contactEvent, end);
    return () => removeEventListener(contactEvent, end);
  }, [dispatch]);

  useEffect(() => {
    const onAsk = (event: Event) => {
      // One question at a time: the link then leads to the page that has a form.
      if (document.querySelector('.consent')) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) origin.current = document.activeElement;
      flushSync(() => {
        setAnswer(undefined);
        dispatch({ type: 'asked' });
      });
      dialog.current?.querySelector<HTMLElement>('.field-control')?.focus();
    };
    addEventListener(leadFormEvent, onAsk);
    return () => removeEventListener(leadFormEvent, onAsk);
  }, [dispatch]);

  useEffect(() => {
    let from = scrolledShare();
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const to = scrolledShare();
        // Rendered at once: a link may be pressed before React would.
        if (to < from || !isVisitorBusy())
          flushSync(() => dispatch({ type: 'scrolled', from, to }));
        from = to;
      });
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [dispatch]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    keepInView(document.activeElement);
  }, [isOpen]);

  const takeThanksPlace = useCallback((element: HTMLDivElement) => {
    element.focus();
    return keepRoom(element);
  }, []);

  const takePlace = useCallback((element: HTMLDialogElement) => {
    dialog.current = element;
    return keepRoom(element);
  }, []);

  const leave = useCallback(() => {
    const from = origin.current?.isConnected ? origin.current : document.getElementById('main');
    from?.focus({ preventScroll: true });
  }, []);

  const close = useCallback(() => {
    const inside = dialog.current?.contains(document.activeElement);
    dispatch({ type: 'closed' });
    if (inside) leave();
  }, [dispatch, leave]);

  const closeThanks = useCallback(() => {
    setAnswer(undefined);
    leave();
  }, [leave]);

  useEffect(() => {
    if (!answer) return;
    return onEscape(closeThanks);
  }, [answer, closeThanks]);

  useEffect(() => {
    if (!isOpen) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      // Its thanks come into the focus while it still listens.
      if (!(target instanceof HTMLElement) || target.closest('.pop-up-answer')) return;
      if (dialog.current?.contains(target)) return;
      origin.current = target;
      // Browsers are content when a part of a text field is in view.
      keepInView(target);
    };
    const endKeys = onEscape(close);
    addEventListener('focusin', onFocusIn);
    return () => {
      endKeys();
      removeEventListener('focusin', onFocusIn);
    };
  }, [isOpen, close]);

  return (
    <>
      {isOpen && (
        <dialog
          open
          ref={takePlace}
          className="contact-pop-up on-navy"
          aria-labelledby="pop-up-title"
        >
          <button type="button" className="pop-up-close" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
          <div className="pop-up-content">
            <div className="pop-up-text">
              <h2 id="pop-up-title" className="text-row">
                {words.title}
              </h2>
              <p className="note">{words.lead}</p>
            </div>
            <LeadForm {...form} strict onSent={setAnswer} />
          </div>
        </dialog>
      )}
      <div className="pop-up-answer" role="status">
        {isOpen && <p className="visually-hidden">{words.announcement}</p>}
        {answer && (
          <div className="pop-up-sent on-navy" ref={takeThanksPlace} tabIndex={-1}>
            <p>
              {form.words.sent}
              <br />
              <span className="note">
                {form.words.reference} {answer.reference}
              </span>
            </p>
            <button
              type="button"
              className="pop-up-close"
              aria-label={words.close}
              onClick={closeThanks}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </>
  );
}

/**
 * Calls back when Escape is pressed, but for a menu or a dialog that lies above and closes by it.
 *
 * @returns a cleanup function.
 */
function onEscape(callback: () => void): () => void {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const above = document.querySelector(':popover-open') ?? document.querySelector(':modal');
    if (key === 'Escape' && !above) callback();
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

/** Moves what the keyboard is on out from below the dialog, for which room has been made by now. */
function keepInView(focused: Element | null): void {
  if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
}

/** How far down the page the viewport's lower edge is, from 0 to 1. */
function scrolledShare(): number {
  return (scrollY + innerHeight) / document.documentElement.scrollHeight;
}
