'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useRouter } from 'waku/router/client';

import {
  type Choice,
  serializeChoice,
  type Standing,
  standingOf,
  trackingCookieRemovals,
} from '#kit/consent/consent.ts';
import { loadScripts, reportPageView, silenceScripts } from '#kit/consent/tracking-scripts.ts';
import { keepRoom } from '#kit/navigation/keep-room.ts';
import type { Tracking } from '#kit/runtime/environment.ts';

export interface ConsentWords {
  title: string;
  text: string;
  /** The present choice in words, for visitors who change it. */
  standing: Record<Exclude<Standing, 'open'>, string>;
  accept: string;
  decline: string;
  privacy: string;
}

/** Elements that open the banner again. */
const opener = '[data-cookie-settings]';
const regionId = 'consent';

/**
 * Asks whether scripts of other companies may be loaded, remembers the answer in a cookie, and
 * loads them where it was yes. Before hydration it shows nothing: without JavaScript no script is
 * loaded, so there is nothing to ask.
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
  const standing = useSyncExternalStore(subscribe, readStanding, () => undefined);
  const [reopened, setReopened] = useState(false);
  const reportedPath = useRef(path);

  useEffect(() => {
    if (standing === undefined) return;
    if (standing === 'granted') loadScripts(standing, tracking);
    // A script that still ran when consent was withdrawn may have set cookies again.
    else removeTrackingCookies();
  }, [standing, tracking]);

  useEffect(() => {
    if (reportedPath.current === path) return;
    reportedPath.current = path;
    if (standing === 'granted') reportPageView(path, tracking);
  }, [path, standing, tracking]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(opener)) return;
      flushSync(() => setReopened(true));
      document.getElementById(regionId)?.focus();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    if (!reopened) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setReopened(false);
      focusAfter(reopened);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [reopened]);

  const choose = (choice: Choice) => {
    remember(choice);
    setReopened(false);
    focusAfter(reopened);
    if (standing !== 'granted' || choice === 'granted') return;
    silenceScripts(tracking);
    removeTrackingCookies();
    location.reload();
  };

  if (standing === undefined || (standing !== 'open' && !reopened)) return null;
  return (
    <section
      id={regionId}
      className="consent"
      aria-labelledby="consent-title"
      tabIndex={-1}
      ref={keepRoom}
    >
      <div className="sheet columns">
        <p id="consent-title" className="consent-title">
          {words.title}
        </p>
        <div className="consent-text">
          <p>{words.text}</p>
          <p>
            {standing !== 'open' && <>{words.standing[standing]} </>}
            <a href={privacyHref}>{words.privacy}</a>
          </p>
        </div>
        <div className="consent-choices">
          <button type="button" className="button" onClick={() => choose('granted')}>
            {words.accept}
          </button>
          <button type="button" className="button" onClick={() => choose('denied')}>
            {words.decline}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Where the focus goes when the banner closes: back to the button that opened it, else to the content. */
function focusAfter(reopened: boolean): void {
  const next = reopened ? document.querySelector<HTMLElement>(opener) : null;
  (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** The choice in this document, for browsers that refuse cookies. */
let remembered: Choice | undefined;
const listeners = new Set<() => void>();

/** Also on a return to this tab, as another may have chosen, and from the back/forward cache. */
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

function readStanding(): Standing {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const standing = standingOf(document.cookie, globalPrivacyControl === true);
  return standing === 'granted' || standing === 'denied' ? standing : (remembered ?? standing);
}

function remember(choice: Choice): void {
  remembered = choice;
  document.cookie = serializeChoice(choice, { secure: location.protocol === 'https:' });
  for (const listener of listeners) listener();
}

function removeTrackingCookies(): void {
  for (const removal of trackingCookieRemovals(document.cookie, location.hostname)) {
    document.cookie = removal;
  }
}
