'use client';

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useRouter } from 'waku/router/client';

import type { LeadFormProps } from '#kit/leads/form/lead-form-props.ts';
import { contactEvent, hasContacted } from '#kit/leads/form/session-memory.ts';
import { leadFormEvent } from '#kit/leads/pop-up/open-lead-form.ts';
import { createPopUpStore, listenerDelay } from '#kit/leads/pop-up/pop-up-state.ts';
import { isFormInView, isVisitorBusy } from '#kit/leads/pop-up/visitor-busy.ts';
import type { FormResult } from '#kit/leads/rules/check.ts';
import { keepRoom } from '#kit/navigation/keep-room.ts';

import { PopUpCard } from './pop-up-card.tsx';
import { PopUpThanks } from './pop-up-thanks.tsx';

export interface PopUpWords {
  title: string;
  lead: string;
  close: string;
  /** Announced by screen readers when the pop-up appears, since the focus does not move into it. */
  announcement: string;
}

/**
 * The card that appears far down a page and expands to a contact form. It is a non-modal dialog, because
 * scrolling must not move the focus or make the page inert. The card comes after the page in the focus order.
 * The page is padded by the card's height, so that the card never covers the focused element.
 */
export function ContactPopUp({ words, form }: { words: PopUpWords; form: LeadFormProps }) {
  const { path } = useRouter();
  const [{ dispatch, subscribe, view: getView }] = useState(createPopUpStore);
  const view = useSyncExternalStore(subscribe, getView, () => 'closed' as const);
  const isOpen = view !== 'closed';
  const [sent, setSent] = useState<FormResult>();
  const dialog = useRef<HTMLDialogElement>(null);
  /** The box that contains the thanks once a lead is stored. */
  const thanksBox = useRef<HTMLDivElement>(null);
  /** Gets the focus back when the dialog closes. */
  const returnTarget = useRef<HTMLElement>(null);

  useEffect(() => {
    dispatch({ type: 'navigated' });
    // The thanks belong to the page on which the form was sent.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setSent(undefined);
    const timer = setTimeout(() => dispatch({ type: 'listenerDelayEnded' }), listenerDelay);
    return () => clearTimeout(timer);
  }, [dispatch, path]);

  useEffect(() => {
    const onContact = () => dispatch({ type: 'sent' });
    if (hasContacted()) onContact();
    addEventListener(contactEvent, onContact);
    return () => removeEventListener(contactEvent, onContact);
  }, [dispatch]);

  useEffect(() => {
    const onAsk = (event: Event) => {
      // While the consent banner (consent-banner.tsx) is open, the link leads to the contact page instead.
      if (document.getElementById('consent')) return;
      event.preventDefault();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) returnTarget.current = activeElement;
      flushSync(() => {
        setSent(undefined);
        // The event of a scrolling that has just ended may come later. It must not find a change then, since a change
        // would hide the form again.
        dispatch({ type: 'formInView', isPageFormInView: isFormInView() });
        dispatch({ type: 'asked' });
      });
      dialog.current?.querySelector<HTMLElement>('input[required]')?.focus();
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
        // Synchronously: otherwise the dialog could appear under a pointer that is pressing a link.
        flushSync(() => {
          dispatch({ type: 'formInView', isPageFormInView: isFormInView() });
          // Scrolling up never opens the pop-up; it only lets a closed one open again later. So it counts even
          // while the visitor is busy.
          if (to < from || !isVisitorBusy()) dispatch({ type: 'scrolled', from, to });
        });
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
    if (view === 'closed') return;
    const focused = document.activeElement;
    const isFocusInHiddenForm =
      view !== 'form' && dialog.current?.querySelector('form')?.contains(focused);
    if (isFocusInHiddenForm) {
      dialog.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
    } else keepInView(focused);
  }, [view]);

  const thanksSheetRef = useCallback((element: HTMLDivElement) => {
    element.focus();
    return keepRoom(element);
  }, []);

  const cardRef = useCallback((element: HTMLDialogElement) => {
    dialog.current = element;
    return keepRoom(element);
  }, []);

  const returnFocus = useCallback(() => {
    const { current } = returnTarget;
    const target = current?.isConnected ? current : document.getElementById('main');
    target?.focus({ preventScroll: true });
  }, []);

  const close = useCallback(() => {
    const hadFocus = dialog.current?.contains(document.activeElement);
    dispatch({ type: 'closed' });
    if (hadFocus) returnFocus();
  }, [dispatch, returnFocus]);

  const closeThanks = useCallback(() => {
    setSent(undefined);
    returnFocus();
  }, [returnFocus]);

  useEffect(() => {
    if (!sent) return;
    return onEscape(closeThanks);
  }, [sent, closeThanks]);

  useEffect(() => {
    if (!isOpen) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      // The thanks get the focus before this listener is removed.
      if (!(target instanceof HTMLElement) || thanksBox.current?.contains(target)) return;
      if (dialog.current?.contains(target)) return;
      returnTarget.current = target;
      // Browsers scroll a text field only until a part of it is in view.
      keepInView(target);
    };
    const endEscape = onEscape(close);
    addEventListener('focusin', onFocusIn);
    return () => {
      endEscape();
      removeEventListener('focusin', onFocusIn);
    };
  }, [isOpen, close]);

  return (
    <>
      {view !== 'closed' && (
        <PopUpCard
          ref={cardRef}
          view={view}
          words={words}
          form={form}
          onToggle={() => dispatch({ type: 'toggled' })}
          onClose={close}
          onSent={setSent}
        />
      )}
      <div className="print:hidden" ref={thanksBox}>
        <div role="status">{isOpen && <p className="sr-only">{words.announcement}</p>}</div>
        {sent && (
          <PopUpThanks
            ref={thanksSheetRef}
            form={form}
            sent={sent}
            close={words.close}
            onClose={closeThanks}
          />
        )}
      </div>
    </>
  );
}

/**
 * Calls back when Escape is pressed, unless the key closes a menu or a modal dialog above.
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

/** Scrolls the focused element out from under the dialog. The padding of `keepRoom` makes that possible. */
function keepInView(focused: Element | null): void {
  if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
}

/** Returns how far down the page the viewport's lower edge is, from 0 to 1. */
function scrolledShare(): number {
  return (scrollY + innerHeight) / document.documentElement.scrollHeight;
}
