'use client';

import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useRouter } from 'waku/router/client';

import { LeadForm } from '#leads/lead-form.tsx';
import type { LeadFormProps } from '#leads/lead-form-props.ts';
import { Icon } from '#ui/icon.tsx';

import { atRest, listenerDelay, nextPopUp } from './pop-up-state.ts';

export interface PopUpWords {
  title: string;
  lead: string;
  close: string;
  /** Said by screen readers when it appears: the focus stays where it is. */
  announcement: string;
}

/**
 * The contact form that offers itself far down a page. A dialog, but not a modal one: it must not
 * take the page, or the focus, from somebody who only scrolled.
 */
export function ContactPopUp({ words, form }: { words: PopUpWords; form: LeadFormProps }) {
  const { path } = useRouter();
  const [state, dispatch] = useReducer(nextPopUp, atRest);
  const [reference, setReference] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the focus was before it came into the dialog. */
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    dispatch({ type: 'navigated' });
    const timer = setTimeout(() => dispatch({ type: 'armed' }), listenerDelay);
    return () => clearTimeout(timer);
  }, [path]);

  useEffect(() => {
    let from = scrolledShare();
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const to = scrolledShare();
        // Nothing comes up before somebody who is typing, or before another question is answered.
        if (!isTyping() && !document.querySelector('.consent'))
          dispatch({ type: 'scrolled', from, to });
        from = to;
      });
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  const close = useCallback(() => {
    const inside = dialog.current?.contains(document.activeElement);
    dispatch({ type: 'closed' });
    if (inside) (origin.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (!state.open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !dialog.current) return;
      if (dialog.current.contains(target)) return;
      origin.current = target;
      // What has the focus must not lie below the dialog.
      if (overlap(target.getBoundingClientRect(), dialog.current.getBoundingClientRect())) close();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('focusin', onFocusIn);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('focusin', onFocusIn);
    };
  }, [state.open, close]);

  return (
    <>
      {state.open && (
        <dialog open ref={dialog} className="contact-pop-up on-navy" aria-labelledby="pop-up-title">
          <button type="button" className="pop-up-close" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
          <h2 id="pop-up-title" className="text-row">
            {words.title}
          </h2>
          <p>{words.lead}</p>
          <LeadForm
            {...form}
            strict
            onSent={(sent) => {
              setReference(sent);
              dispatch({ type: 'sent' });
            }}
          />
        </dialog>
      )}
      <div className="pop-up-answer" role="status">
        {state.open && <p className="visually-hidden">{words.announcement}</p>}
        {reference !== undefined && (
          <div className="pop-up-sent on-navy">
            <p>
              {form.words.sent}
              <br />
              <span className="note">
                {form.words.reference} {reference}
              </span>
            </p>
            <button
              type="button"
              className="pop-up-close"
              aria-label={words.close}
              onClick={() => setReference(undefined)}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </>
  );
}

/** How far down the page the viewport's lower edge is, from 0 to 1. */
function scrolledShare(): number {
  return (scrollY + innerHeight) / document.documentElement.scrollHeight;
}

function isTyping(): boolean {
  return document.activeElement?.matches(':read-write') ?? false;
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
