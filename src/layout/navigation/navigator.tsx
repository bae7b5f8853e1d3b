'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';
import { useRouter } from 'waku/router/client';

import { parseLocalizedPath } from '#i18n/paths.ts';

import { internalTarget } from './internal-target.ts';
import type { FeedbackWords, NavigationFeedback } from './navigation-feedback.tsx';
import { readScroll, rememberScroll, rememberScrollSoon } from './scroll-memory.ts';

/**
 * Turns the document's plain links into client navigation, so that links need no JavaScript of
 * their own: intercepts clicks, prefetches what the visitor is about to open, restores the scroll
 * position, moves the focus to the new page and announces it.
 */
export function Navigator({ words }: { words: FeedbackWords }) {
  const { path, query, hash, push, prefetch } = useRouter();
  const [loading, setLoading] = useState(false);
  const [Feedback, setFeedback] = useState<typeof NavigationFeedback>();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef(path);
  const shownHash = useRef(hash);
  const restored = useRef<number | undefined>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // From here on links, menus and forms are ours; before, the browser's own work.
    document.documentElement.dataset['ready'] = '';
    const entry = performance.getEntriesByType('navigation')[0];
    if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') {
      const top = readScroll();
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    }
    const onPopState = () => {
      const top = readScroll();
      restored.current = top;
      // Between anchors of one page the router may have nothing to render, and so no effect runs.
      const isSamePage = location.pathname === shownPath.current;
      setLoading(!isSamePage);
      if (isSamePage && top !== undefined) scrollTo({ top, behavior: 'instant' });
    };
    void import('./navigation-feedback.tsx').then(
      ({ NavigationFeedback }) => setFeedback(() => NavigationFeedback),
      // Links lead on without it.
      () => undefined,
    );
    addEventListener('popstate', onPopState);
    addEventListener('scroll', rememberScrollSoon, { passive: true });
    addEventListener('pagehide', rememberScroll);
    return () => {
      removeEventListener('popstate', onPopState);
      removeEventListener('scroll', rememberScrollSoon);
      removeEventListener('pagehide', rememberScroll);
    };
  }, []);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // Before the browser itself follows a hash.
      if (event.target instanceof Element && event.target.closest('a')) rememberScroll();
      const target = internalTarget(event);
      // Another language is another document: its words, direction and title come whole.
      if (
        !target ||
        parseLocalizedPath(target.pathname).locale !== parseLocalizedPath(path).locale
      ) {
        return;
      }
      event.preventDefault();
      restored.current = undefined;
      if (target.href === location.href) {
        scrollTo({ top: 0 });
        document.getElementById('main')?.focus({ preventScroll: true });
        return;
      }
      setLoading(true);
      push(target.pathname + target.search + target.hash).catch((error: unknown) => {
        // By now the address has changed and the error page shows, except for a page that is not
        // there: the server has one in the right language.
        if (getErrorInfo(error)?.status === 404) location.reload();
      });
    };
    const onIntent = (event: Event) => {
      const target = internalTarget(event);
      if (target && target.pathname !== path && !isSavingData()) prefetch(target.pathname);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    document.addEventListener('touchstart', onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
      document.removeEventListener('touchstart', onIntent);
    };
  }, [path, push, prefetch]);

  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setLoading(false), [path, query, hash]);

  useLayoutEffect(() => {
    const isOtherPage = shownPath.current !== path;
    if (!isOtherPage && shownHash.current === hash) return;
    shownPath.current = path;
    shownHash.current = hash;
    // The address is already the new one when the visitor went back or forward, and still the old
    // one when a link was followed: such a commit may come after the visitor has gone back.
    const isRestoring = location.pathname === path && location.hash === hash;
    const top = isRestoring ? restored.current : undefined;
    if (isRestoring) restored.current = undefined;
    if (top !== undefined) {
      // The router scrolls to the top in a layout effect of its own, later in this same commit.
      queueMicrotask(() => scrollTo({ top, behavior: 'instant' }));
    }
    // A link to an anchor has its own target; everywhere else the page itself gets the focus.
    if (!hash && (isOtherPage || top === undefined)) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
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
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {Feedback && <Feedback loading={loading} words={words} />}
    </>
  );
}

/** True on slow or metered connections, where nothing is fetched ahead (specification, section 9). */
function isSavingData(): boolean {
  const { connection } = window.navigator as globalThis.Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
