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
import { isVisitorBusy } from '#kit/leads/pop-up/visitor-busy.ts';
import { keepRoom } from '#kit/navigation/keep-room.ts';
import { Icon } from '#ui/icon.tsx';
import { LeadForm } from '#ui/lead-form.tsx';

export interface PopUpWords {
  title: string;
  lead: string;
  close: string;
  /** For screen readers when it opens, since the focus is not moved. */
  announcement: string;
}

/**
 * The contact form that opens far down a page. A non-modal dialog: scrolling must not move the focus
 * or make the page inert. It comes after the page in the focus order, and the page is padded by its
 * height, so that it never covers the focused element.
 */
export function ContactPopUp({ words, form }: { words: PopUpWords; form: LeadFormProps }) {
  const { path } = useRouter();
  const [{ dispatch, isOpen: isStoreOpen, subscribe }] = useState(createPopUpStore);
  const isOpen = useSyncExternalStore(subscribe, isStoreOpen, () => false);
  /** Of the lead that was sent. */
  const [reference, setReference] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  /** Gets the focus back when the dialog closes. */
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    dispatch({ type: 'navigated' });
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setReference(undefined);
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
      // The consent region is open: the link leads to the contact page instead.
      if (document.getElementById('consent')) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) origin.current = document.activeElement;
      flushSync(() => {
        setReference(undefined);
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
    setReference(undefined);
    leave();
  }, [leave]);

  useEffect(() => {
    if (reference === undefined) return;
    return onEscape(closeThanks);
  }, [reference, closeThanks]);

  useEffect(() => {
    if (!isOpen) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      // The thanks get the focus before this listener is removed.
      if (!(target instanceof HTMLElement) || answer.current?.contains(target)) return;
      if (dialog.current?.contains(target)) return;
      origin.current = target;
      // Browsers scroll only until a part of a text field is in view.
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
          id="contact-pop-up"
          // In a low window it is the end of the page. One question at a time, also where it was about to
          // come when that of consent was opened.
          className="on-dark relative h-auto w-auto max-w-none border-0 border-t-thick border-accent print:hidden forced-colors:border high:fixed high:inset-x-0 high:top-auto high:bottom-0 high:z-overlay high:animate-pop-up-rise [#consent~&]:hidden"
          aria-labelledby="pop-up-title"
        >
          <CloseButton label={words.close} onClick={close} />
          {/* Scrolled by itself: its button that closes stays where it is. */}
          <div className="grid gap-x-10 gap-y-4 py-6 pr-[max(var(--edge),3.75rem)] pl-edge max-md:py-4 max-md:pr-edge lg:grid-cols-[1fr_3fr] high:max-h-[55svh] high:overflow-auto high:overscroll-contain">
            <div className="grid content-start gap-2 max-md:pr-8">
              <h2 id="pop-up-title" className="text-row">
                {words.title}
              </h2>
              <p className="note">{words.lead}</p>
            </div>
            <LeadForm {...form} strict onSent={setReference} />
          </div>
        </dialog>
      )}
      <div className="print:hidden" role="status" ref={answer}>
        {isOpen && <p className="sr-only">{words.announcement}</p>}
        {reference !== undefined && (
          <div
            id="pop-up-sent"
            className="on-dark fixed inset-x-0 bottom-0 z-overlay border-0 border-t-thick border-accent py-6 pr-[max(var(--edge),3.75rem)] pl-edge -outline-offset-4 forced-colors:border"
            ref={takeThanksPlace}
            tabIndex={-1}
          >
            <p>
              {form.words.sent}
              <br />
              <span className="note">
                {form.words.reference} {reference}
              </span>
            </p>
            <CloseButton label={words.close} onClick={closeThanks} />
          </div>
        )}
      </div>
    </>
  );
}

function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="absolute top-2 right-2 z-raised grid size-11 cursor-pointer place-items-center border-0 bg-transparent p-2"
      aria-label={label}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}

/**
 * Calls back when Escape is pressed, unless it closes a menu or a modal dialog above.
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

/** Scrolls the focused element out from under the dialog; the page has been padded by now. */
function keepInView(focused: Element | null): void {
  if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
}

/** How far down the page the viewport's lower edge is, from 0 to 1. */
function scrolledShare(): number {
  return (scrollY + innerHeight) / document.documentElement.scrollHeight;
}
