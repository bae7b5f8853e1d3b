'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useRouter } from 'waku/router/client';

import {
  type Choice,
  type ConsentState,
  consentStateOf,
  serializeChoice,
  trackingCookieRemovals,
} from '#kit/consent/consent.ts';
import { loadScripts, reportPageView, silenceScripts } from '#kit/consent/tracking-scripts.ts';
import { keepRoom } from '#kit/navigation/keep-room.ts';
import type { Tracking } from '#kit/runtime/environment.ts';
import { Button } from '#ui/button.tsx';

export interface ConsentWords {
  title: string;
  text: string;
  /** Sentences that state the current choice, for visitors who reopen the banner. */
  currentChoice: Record<Exclude<ConsentState, 'open'>, string>;
  accept: string;
  decline: string;
  privacy: string;
}

/** Matches the buttons that open the banner again; site-footer.tsx has one. */
const openerSelector = '[data-cookie-settings]';
/** While an element with this id exists, the contact pop-up (pop-up-card.tsx, visitor-busy.ts) is not shown. */
const regionId = 'consent';

/**
 * Asks whether third-party scripts may be loaded, stores the choice in a cookie, and loads the scripts if
 * the choice is `granted`. Renders nothing before hydration: without JavaScript no script is loaded, so
 * there is nothing to ask.
 */
export function ConsentBanner({
  tracking,
  words,
  privacyHref,
}: {
  tracking: Tracking;
  words: ConsentWords;
  privacyHref: string;
}) {
  const { path } = useRouter();
  /** Undefined before hydration. */
  const consentState = useSyncExternalStore(subscribe, readConsentState, () => undefined);
  const [isReopened, setReopened] = useState(false);
  // The scripts report the first page by themselves.
  const reportedPath = useRef(path);
  const hasScripts = useRef(false);

  useEffect(() => {
    if (consentState === undefined) return;
    if (consentState === 'granted') {
      loadScripts(consentState, tracking);
      hasScripts.current = true;
      return;
    }
    if (hasScripts.current) {
      // Consent was withdrawn, here or in another tab. Only a new document is free of the scripts.
      silenceScripts(tracking);
      location.reload();
    }
    // Runs in the new document too: until the reload, a script may have set cookies.
    removeTrackingCookies();
  }, [consentState, tracking]);

  useEffect(() => {
    if (reportedPath.current === path) return;
    reportedPath.current = path;
    if (consentState === 'granted') reportPageView(path, tracking);
  }, [path, consentState, tracking]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(openerSelector)) return;
      flushSync(() => setReopened(true));
      document.getElementById(regionId)?.focus();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    if (!isReopened) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setReopened(false);
      focusAfter(isReopened);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isReopened]);

  const choose = (choice: Choice) => {
    remember(choice);
    setReopened(false);
    focusAfter(isReopened);
  };

  const isShown = consentState === 'open' || isReopened;
  if (consentState === undefined || !isShown) return null;
  return (
    <section
      id={regionId}
      // A strip along the lower edge, not a modal dialog: the visitor can use the page before answering.
      className="fixed inset-x-0 bottom-0 z-header max-h-[60svh] overflow-y-auto overscroll-contain border-t-thick border-brand-ink bg-brand-surface text-brand-ink print:hidden"
      aria-labelledby="consent-title"
      tabIndex={-1}
      ref={keepRoom}
    >
      <div className="sheet columns">
        <p
          id="consent-title"
          className="col-start-1 col-end-4 py-6 pe-6 font-head text-row font-medium text-balance max-xl:col-span-full max-xl:pe-0 max-xl:pt-4 max-xl:pb-0"
        >
          {words.title}
        </p>
        <div className="col-start-4 col-end-10 grid content-start gap-2 border-s border-rule-strong px-6 py-6 text-note/[1.55] max-xl:col-start-1 max-xl:col-end-9 max-xl:border-s-0 max-xl:ps-0 max-xl:pt-2 max-xl:pb-5 max-md:col-span-full max-md:pe-0 max-md:pt-1.5 max-md:pb-3">
          <p>{words.text}</p>
          <p>
            {consentState !== 'open' && <>{words.currentChoice[consentState]} </>}
            <a className="inline-block py-0.5" href={privacyHref}>
              {words.privacy}
            </a>
          </p>
        </div>
        <div className="col-start-10 col-end-13 grid auto-cols-[1fr] grid-flow-col content-start gap-2 py-6 max-xl:col-start-9 max-xl:pt-2 max-xl:pb-5 max-md:col-span-full max-md:pt-0 max-md:pb-4">
          <Button type="button" kind="answer" onClick={() => choose('granted')}>
            {words.accept}
          </Button>
          <Button type="button" kind="answer" onClick={() => choose('denied')}>
            {words.decline}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Moves the focus when the banner closes: back to the button that reopened it, or else to the content. */
function focusAfter(wasReopened: boolean): void {
  const next = wasReopened ? document.querySelector<HTMLElement>(openerSelector) : null;
  (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** The visitor's choice, kept in memory for browsers that refuse cookies. */
let choiceInMemory: Choice | undefined;
const listeners = new Set<() => void>();

/**
 * Calls back when the choice may have changed. That includes a return to this tab, since another tab may
 * have changed the choice, and a restore from the back/forward cache.
 *
 * @returns a cleanup function.
 */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('pageshow', listener);
  };
}

/**
 * Returns the choice in the cookie, else the one in memory. Without a choice the state is `signal` with Global Privacy
 * Control, and `open` without.
 */
function readConsentState(): ConsentState {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const state = consentStateOf(document.cookie, globalPrivacyControl === true);
  return state === 'granted' || state === 'denied' ? state : (choiceInMemory ?? state);
}

function remember(choice: Choice): void {
  choiceInMemory = choice;
  document.cookie = serializeChoice(choice, { secure: location.protocol === 'https:' });
  for (const listener of listeners) listener();
}

function removeTrackingCookies(): void {
  for (const removal of trackingCookieRemovals(document.cookie, location.hostname)) {
    document.cookie = removal;
  }
}
