'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku/router/client';

import { ConnectionNotice } from './connection-notice.tsx';
import { areSheetsIn, isLoading, type NavigationState } from './navigation-state.ts';
import { PagePanels } from './page-panels.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { revealOnScroll } from './reveal.ts';
import { startSmoothScroll } from './smooth-scroll.ts';

export interface FeedbackWords {
  loading: string;
  offline: string;
  online: string;
}

/** What shows a navigation on its way, and the page as it is reached. Loaded after the page: the first view needs none of it. */
export function NavigationFeedback({
  navigation,
  words,
}: {
  navigation: NavigationState;
  words: FeedbackWords;
}) {
  const { path } = useRouter();
  useEffect(() => revealOnScroll(), [path]);
  useEffect(() => startSmoothScroll(), []);
  return (
    <>
      <PagePanels
        phase={areSheetsIn(navigation) ? 'in' : navigation.phase === 'entering' ? 'out' : 'away'}
      />
      <ProgressBar loading={isLoading(navigation)} label={words.loading} />
      <ConnectionNotice offline={words.offline} online={words.online} />
    </>
  );
}
