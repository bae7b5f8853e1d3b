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
import type { Visitor, WithVisitor } from '#kit/site/intent.ts';

import { consumeFailed } from './after-error.ts';
import { announceVisitor } from './announce-visitor.ts';
import { pageTransition } from './figures.ts';
import { focusPlace, targetOf } from './focus-place.ts';
import { type FollowedLink, followedLink } from './followed-link.ts';
import { layOutRest } from './lay-out-rest.ts';
import { isReturning, type NavigationState, nextNavigation } from './navigation-state.ts';
import {
  readScroll,
  rememberScroll,
  restoreScroll,
  suspendScrollMemory,
  watchScroll,
} from './scroll-memory.ts';
import { showWholeField } from './show-whole-field.ts';
import { useReturns } from './use-returns.ts';

/** The visual feedback of navigation, which the site provides: progress bar, page transition, notices. */
export interface Feedback {
  /** Whether panels cross the window between two pages. If so, the component has to call `onPanelsEnd`. */
  hasPanels: boolean;
  Component: ComponentType<{
    navigation: NavigationState;
    /** To be called with `in` when the panels cover the window, and with `out` when they have left the window. */
    onPanelsEnd: (phase: 'in' | 'out') => void;
  }>;
}

/**
 * Turns the document's plain links into client navigation, so that links need no JavaScript of their own:
 * it intercepts clicks, prefetches what the visitor is about to open, restores the scroll position, moves
 * the focus to the new page and announces it.
 *
 * @param loadFeedback Loads the feedback component, which the first view does not need. Called once, after the first
 *   render.
 */
export function Navigator({ loadFeedback }: { loadFeedback: () => Promise<Feedback> }) {
  const { path, query, hash, push, replace, prefetch } = useRouter();
  const [navigation, dispatch] = useReducer(nextNavigation, { phase: 'still' });
  const { phase } = navigation;
  const [feedback, setFeedback] = useState<Feedback>();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef(path);
  const shownHash = useRef(hash);
  /** The scroll position to restore with the next page, in CSS pixels, if there is one. */
  const scrollToRestore = useRef<number | undefined>(undefined);

  const loadOnce = useEffectEvent(loadFeedback);
  useEffect(() => {
    // Tells styles (the variant `unready` in index.css) and tests that the page is hydrated. Until now the
    // browser handled links, menus and forms.
    document.documentElement.dataset['ready'] = '';
    const isAfterError = consumeFailed();
    suspendScrollMemory(false);
    const visitor = (globalThis as WithVisitor).__VISITOR__;
    if (isAfterError || mustRestoreScroll(visitor)) {
      const top = readScroll();
      if (top !== undefined) restoreScroll(top);
    }
    if (isAfterError) {
      // The page after the error page has a new instance of this component, for which the path does not change.
      focusPage(location.hash);
      // React sets the title in the same commit, after layout effects have run.
      requestAnimationFrame(() => setAnnouncement(document.title));
    }
    announceVisitor(visitor?.first);
    void layOutRest();
    loadOnce()
      .then(setFeedback)
      // Navigation works without the feedback, or the page is about to reload (lost-chunk.ts).
      .catch(() => undefined);
    const endWatch = watchScroll();
    document.addEventListener('keyup', showWholeField);
    return () => {
      endWatch();
      document.removeEventListener('keyup', showWholeField);
    };
  }, []);

  /**
   * Whether panels cross the window: not if the adopter, the visitor or the visitor's system wants none, or if the
   * connection is slow or metered.
   */
  function isAnimated(): boolean {
    return (
      feedback?.hasPanels === true &&
      pageTransition.pace > 0 &&
      isMotionAllowed() &&
      !isSavingData()
    );
  }

  useReturns(path, isAnimated, ({ top, samePage, held }) => {
    scrollToRestore.current = top;
    if (samePage) {
      // If only the fragment changes, the router may have nothing to render. The effect that restores the
      // position would then not run.
      if (top !== undefined) restoreScroll(top);
      dispatch({ type: 'stayed' });
      return;
    }
    const { pathname, search } = location;
    // While the router waits for the panels, the page is prefetched. A router that does not wait loads the page itself.
    if (held) prefetch(pathname + search);
    dispatch({ type: 'returned', target: pathname + search + location.hash, held });
  });

  /** Gives up a navigation under way: the visitor stays on this page. */
  function stay(): void {
    // In all other phases this component has not made the router load a page.
    const hasAskedRouter = phase === 'covered' || phase === 'arriving' || phase === 'loading';
    if (hasAskedRouter) {
      // A request for the current page makes the router drop the page that it is loading.
      void replace(location.pathname + location.search + location.hash, { scroll: false });
    }
    dispatch({ type: 'stayed' });
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    // The position is stored before the browser itself scrolls to a fragment.
    rememberScroll();
    if (link.kind === 'form' && openLeadForm()) {
      event.preventDefault();
      return;
    }
    if (!isForRouter(link)) {
      // The browser follows this link itself, so the page of an earlier link is given up. A page that Back or Forward
      // leads to is not given up, because the address is already that of the page.
      if (leavesPosition(link) && !isReturning(navigation)) stay();
      return;
    }
    event.preventDefault();
    const { href, pathname, search, hash: anchor } = link.url;
    if (href === location.href) {
      // If the browser has gone back or forward to this address, its page is loading.
      if (isReturning(navigation)) return;
      scrollToRestore.current = undefined;
      stay();
      scrollTo({ top: 0 });
      focusPage('');
      return;
    }
    scrollToRestore.current = undefined;
    const animated = pathname !== path && isAnimated();
    // The page loads while the panels move.
    if (animated) prefetch(pathname + search);
    dispatch({ type: 'followed', target: pathname + search + anchor, animated });
  });

  /** Whether a link leads away from the scroll position: not if it is for mail, telephone, a file or another tab. */
  function leavesPosition({ kind, opensNewTab }: FollowedLink): boolean {
    return !opensNewTab && (kind === 'hash' || kind === 'internal' || kind === 'external');
  }

  /** Whether the router follows a link: only if it leads to a page in this document's language. */
  function isForRouter({ kind, url }: FollowedLink): boolean {
    if (kind !== 'internal' && kind !== 'form') return false;
    // Another language is loaded as a new document, with all its texts, its direction and its title.
    return parseLocalizedPath(url.pathname).locale === parseLocalizedPath(path).locale;
  }

  const onIntent = useEffectEvent((event: Event) => {
    const link = followedLink(event);
    if (!link || link.kind !== 'internal' || isSavingData()) return;
    if (isForRouter(link) && link.url.pathname !== path)
      prefetch(link.url.pathname + link.url.search);
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

  const isRouterNeeded = phase === 'covered' || phase === 'loading';
  /** The address that the router has to load now, if there is one. */
  const destination = isRouterNeeded ? navigation.target : undefined;
  const by = isRouterNeeded ? navigation.by : undefined;
  const go = useEffectEvent((to: string) => {
    // After going back or forward the address has changed already, so no history entry is added. If there is a
    // scroll position to restore, the layout effect below restores it. Otherwise the router scrolls to the top.
    if (by === 'history') return replace(to, { scroll: scrollToRestore.current === undefined });
    rememberScroll();
    return push(to);
  });
  useEffect(() => {
    if (destination === undefined) return undefined;
    let isLatest = true;
    go(destination).then(
      () => {
        if (!isLatest) return;
        dispatch({ type: 'settled' });
        // If the router already shows the page, it renders nothing, and the effect below does not dispatch `shown`.
        if (new URL(destination, location.href).pathname === shownPath.current) {
          dispatch({ type: 'shown', path: shownPath.current });
        }
      },
      (error: unknown) => {
        // By now the address has changed, and the error page has replaced this component and with it the
        // navigation. For a missing page a reload shows the server's 404 page in the right language.
        if (isLatest && getErrorInfo(error)?.status === 404) location.reload();
      },
    );
    return () => {
      isLatest = false;
    };
  }, [destination, by]);

  // A navigation can also end with a change of only the query or the hash.
  useLayoutEffect(() => dispatch({ type: 'shown', path }), [path, query, hash]);

  useLayoutEffect(() => {
    const isOtherPage = shownPath.current !== path;
    if (!isOtherPage && shownHash.current === hash) return;
    shownPath.current = path;
    shownHash.current = hash;
    suspendScrollMemory(false);
    // After going back or forward, the address is that of this page before the page renders. After a click
    // on a link the address changes later, and the visitor may have gone back by then.
    const isRestoring = location.pathname === path && location.hash === hash;
    const top = isRestoring ? scrollToRestore.current : undefined;
    if (isRestoring) scrollToRestore.current = undefined;
    // The router scrolls to the top in a layout effect of its own, later in this same commit.
    if (top !== undefined) queueMicrotask(() => restoreScroll(top));
    // Within a page, the browser itself moves the focus to the target of a fragment. Without a fragment and a
    // position to restore, the visitor is at the top of the page again.
    const isBackAtTop = !hash && top === undefined;
    if (isOtherPage || isBackAtTop) focusPage(hash);
    if (!isOtherPage) return;
    // React sets the title in the same commit, after layout effects have run.
    const frame = requestAnimationFrame(() => {
      setAnnouncement(document.title);
      // For visitors who leave without scrolling, so that they come back to this position.
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

/**
 * Whether the scroll position has to be restored because the document was reloaded, or loaded by going back or forward.
 * The page of a visitor who has begun to use it must not be scrolled.
 */
function mustRestoreScroll(visitor: Visitor | undefined): boolean {
  if (visitor?.hasActed === true) return false;
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** Moves the focus to the target of a fragment, or else to the main content. */
function focusPage(hash: string): void {
  const target = targetOf(hash) ?? document.getElementById('main');
  if (target) focusPlace(target);
}
