'use client';

import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';
import { useRouter } from 'waku/router/client';

import { parseLocalizedPath } from '#kit/i18n/paths.ts';
import { openLeadForm } from '#kit/leads/pop-up/open-lead-form.ts';
import { isMotionAllowed } from '#kit/motion/motion-preference.ts';
import { isSavingData } from '#kit/motion/saving-data.ts';
import type { WithVisitor } from '#kit/site/intent.ts';

import { takeFailed } from './after-error.ts';
import { announceVisitor } from './announce-visitor.ts';
import { pageTransition } from './figures.ts';
import { focusPlace, targetOf } from './focus-place.ts';
import { type FollowedLink, followedLink } from './followed-link.ts';
import { layOutRest } from './lay-out-rest.ts';
import { isReturning, type NavigationState, nextNavigation } from './navigation-state.ts';
import { holdScroll, readScroll, rememberScroll, rememberScrollSoon } from './scroll-memory.ts';
import { showWholeField } from './show-whole-field.ts';
import { useReturns } from './use-returns.ts';

/** What shows a navigation on its way: progress, the transition, the connection. */
export interface Feedback {
  /** Whether panels cross the window between two pages; then `onPanelsEnd` has to be called. */
  hasPanels: boolean;
  Component: ComponentType<{
    navigation: NavigationState;
    onPanelsEnd: (phase: 'in' | 'out') => void;
  }>;
}

/**
 * Turns the document's plain links into client navigation, so that links need no JavaScript of
 * their own: intercepts clicks, prefetches what the visitor is about to open, restores the scroll
 * position, moves the focus to the new page and announces it.
 *
 * @param loadFeedback Fetches what shows a navigation; the first view needs none of it. Always the
 *   same function.
 */
export function Navigator({ loadFeedback }: { loadFeedback: () => Promise<Feedback> }) {
  const { path, query, hash, push, replace, prefetch } = useRouter();
  const [navigation, dispatch] = useReducer(nextNavigation, { phase: 'still' });
  const { phase } = navigation;
  const [feedback, setFeedback] = useState<Feedback>();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef(path);
  const shownHash = useRef(hash);
  const restored = useRef<number | undefined>(undefined);

  const load = useEffectEvent(loadFeedback);
  useEffect(() => {
    // From here on links, menus and forms are ours; before, the browser's own work.
    document.documentElement.dataset['ready'] = '';
    const entry = performance.getEntriesByType('navigation')[0];
    const isAfterError = takeFailed();
    holdScroll(false);
    const visitor = (globalThis as WithVisitor).__VISITOR__;
    const isRestored =
      entry instanceof PerformanceNavigationTiming &&
      entry.type !== 'navigate' &&
      // Whoever has moved on meanwhile is not taken back.
      visitor?.hasActed !== true;
    if (isAfterError || isRestored) {
      const top = readScroll();
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    }
    if (isAfterError) {
      focusPage(location.hash);
      // React sets the title in the same commit, after layout effects have run.
      requestAnimationFrame(() => setAnnouncement(document.title));
    }
    announceVisitor(visitor?.first);
    void layOutRest();
    load()
      .then(setFeedback)
      // Links lead on without it, or the page is about to be loaded anew.
      .catch(() => undefined);
    addEventListener('scroll', rememberScrollSoon, { passive: true });
    addEventListener('pagehide', rememberScroll);
    document.addEventListener('keyup', showWholeField);
    return () => {
      removeEventListener('scroll', rememberScrollSoon);
      removeEventListener('pagehide', rememberScroll);
      document.removeEventListener('keyup', showWholeField);
    };
  }, []);

  /** Whether panels cross the window: not where the adopter, the visitor or its system wants none. */
  function isAnimated(): boolean {
    return (
      feedback?.hasPanels === true &&
      pageTransition.pace > 0 &&
      isMotionAllowed() &&
      !isSavingData()
    );
  }

  useReturns(path, isAnimated, ({ top, samePage, held }) => {
    restored.current = top;
    if (samePage) {
      // Between anchors of one page the router may have nothing to render, and so no effect runs.
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
      dispatch({ type: 'stayed' });
      return;
    }
    const { pathname, search } = location;
    if (held) prefetch(pathname + search);
    dispatch({ type: 'returned', target: pathname + search + location.hash, held });
  });

  /** Ends what is under way: the visitor stays on this page. */
  function stay(): void {
    // Not yet while the panels come in, and not by this component where the browser goes back.
    const wasAsked = phase === 'covered' || phase === 'arriving' || phase === 'loading';
    if (wasAsked) {
      // The router gives up what it was asked for.
      void replace(location.pathname + location.search + location.hash, { scroll: false });
    }
    dispatch({ type: 'stayed' });
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    // Before the browser itself follows a hash.
    rememberScroll();
    if (link.kind === 'form' && openLeadForm()) {
      event.preventDefault();
      return;
    }
    if (!leadsToPage(link)) {
      // The page that the browser has gone back to is not given up.
      if (leavesHere(link) && !isReturning(navigation)) stay();
      return;
    }
    event.preventDefault();
    const { href, pathname, search, hash: anchor } = link.url;
    if (href === location.href) {
      // The browser has gone back to this address, and its page is on its way.
      if (isReturning(navigation)) return;
      restored.current = undefined;
      stay();
      scrollTo({ top: 0 });
      focusPage('');
      return;
    }
    restored.current = undefined;
    const animated = pathname !== path && isAnimated();
    // The page loads while the panels move.
    if (animated) prefetch(pathname + search);
    dispatch({ type: 'followed', target: pathname + search + anchor, animated });
  });

  /** Whether the browser goes elsewhere: mail, telephone, files and another tab leave the page where it is. */
  function leavesHere({ kind, newTab }: FollowedLink): boolean {
    return !newTab && (kind === 'hash' || kind === 'internal' || kind === 'external');
  }

  /** Whether the router follows a link: to another place in this document's language. */
  function leadsToPage({ kind, url }: FollowedLink): boolean {
    if (kind !== 'internal' && kind !== 'form') return false;
    // Another language is another document: its words, direction and title come whole.
    return parseLocalizedPath(url.pathname).locale === parseLocalizedPath(path).locale;
  }

  const onIntent = useEffectEvent((event: Event) => {
    const link = followedLink(event);
    if (!link || link.kind !== 'internal' || isSavingData()) return;
    if (leadsToPage(link) && link.url.pathname !== path) prefetch(link.url.pathname);
  });

  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event);
    const intent = (event: Event) => onIntent(event);
    document.addEventListener('click', click);
    document.addEventListener('pointerover', intent, { passive: true });
    document.addEventListener('focusin', intent);
    document.addEventListener('touchstart', intent, { passive: true });
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('pointerover', intent);
      document.removeEventListener('focusin', intent);
      document.removeEventListener('touchstart', intent);
    };
  }, []);

  const isOnItsWay = phase === 'covered' || phase === 'loading';
  const destination = isOnItsWay ? navigation.target : undefined;
  const by = isOnItsWay ? navigation.by : undefined;
  const go = useEffectEvent((to: string) => {
    // The address is there already; the position is restored with the page.
    if (by === 'history') return replace(to, { scroll: restored.current === undefined });
    rememberScroll();
    return push(to);
  });
  useEffect(() => {
    if (destination === undefined) return undefined;
    let isLast = true;
    go(destination).then(
      () => {
        if (!isLast) return;
        dispatch({ type: 'settled' });
        // Where the router shows it already, nothing is rendered that would tell.
        if (new URL(destination, location.href).pathname === shownPath.current) {
          dispatch({ type: 'shown', path: shownPath.current });
        }
      },
      (error: unknown) => {
        // By now the address has changed, and the error page has replaced this component and ended the
        // navigation with it. For a page that is not there the server has one in the right language.
        if (isLast && getErrorInfo(error)?.status === 404) location.reload();
      },
    );
    return () => {
      isLast = false;
    };
  }, [destination, by]);

  useLayoutEffect(() => dispatch({ type: 'shown', path }), [path, query, hash]);

  useLayoutEffect(() => {
    const isOtherPage = shownPath.current !== path;
    if (!isOtherPage && shownHash.current === hash) return;
    shownPath.current = path;
    shownHash.current = hash;
    holdScroll(false);
    // After going back or forward the address is this page's before the page renders; after a link it
    // becomes so later, by when the visitor may have gone back.
    const isRestoring = location.pathname === path && location.hash === hash;
    const top = isRestoring ? restored.current : undefined;
    if (isRestoring) restored.current = undefined;
    if (top !== undefined) {
      // The router scrolls to the top in a layout effect of its own, later in this same commit.
      queueMicrotask(() => scrollTo({ top, behavior: 'instant' }));
    }
    // Within a page the browser itself goes to what a hash names.
    if (isOtherPage || (!hash && top === undefined)) focusPage(hash);
    if (!isOtherPage) return;
    // React sets the title in the same commit, after layout effects have run.
    const frame = requestAnimationFrame(() => {
      setAnnouncement(document.title);
      // Whoever leaves at once comes back to where the page began.
      rememberScroll();
    });
    return () => cancelAnimationFrame(frame);
  }, [path, hash]);

  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {feedback && (
        <feedback.Component
          navigation={navigation}
          onPanelsEnd={(ended) => dispatch({ type: ended === 'in' ? 'covered' : 'revealed' })}
        />
      )}
    </>
  );
}

/** Moves the focus to the place that a hash names, else to the page. */
function focusPage(hash: string): void {
  const place = targetOf(hash) ?? document.getElementById('main');
  if (place) focusPlace(place);
}
