'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku/router/client';

import { arePanelsIn, isLoading, type NavigationState } from '#kit/navigation/navigation-state.ts';
import { revealOnScroll } from '#kit/navigation/reveal.ts';
import { startSmoothScroll } from '#kit/navigation/smooth-scroll.ts';

import { ConnectionNotice } from './connection-notice.tsx';
import { PagePanels } from './page-panels.tsx';
import { ProgressBar } from './progress-bar.tsx';

export interface FeedbackWords {
  loading: string;
  offline: string;
  online: string;
}

/**
 * Progress bar, page transition and notices. Also starts smooth scrolling, and on each page the reveal of
 * titles. Loaded after the page, since the first view needs none of this.
 */
export function NavigationFeedback({
  navigation,
  onPanelsEnd,
  words,
}: {
  navigation: NavigationState;
  onPanelsEnd: (phase: 'in' | 'out') => void;
  words: FeedbackWords;
}) {
  const { path } = useRouter();
  useEffect(() => revealOnScroll(), [path]);
  useEffect(() => startSmoothScroll(), []);
  return (
    <>
      <PagePanels phase={panelPhaseOf(navigation)} onEnd={onPanelsEnd} />
      <ProgressBar loading={isLoading(navigation)} label={words.loading} />
      <ConnectionNotice offline={words.offline} online={words.online} />
    </>
  );
}

function panelPhaseOf(navigation: NavigationState): 'away' | 'in' | 'out' {
  if (arePanelsIn(navigation)) return 'in';
  return navigation.phase === 'entering' ? 'out' : 'away';
}
