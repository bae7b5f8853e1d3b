'use client';

import { useState } from 'react';

import type { NavigationState } from '#kit/navigation/navigation-state.ts';
import { Navigator } from '#kit/navigation/navigator.tsx';

import type { FeedbackWords } from './navigation-feedback.tsx';

/** Client navigation with the site's own feedback: progress bar, page transition, notices. */
export function SiteNavigator({ words }: { words: FeedbackWords }) {
  const [loadFeedback] = useState(() => async () => {
    const { NavigationFeedback } = await import('./navigation-feedback.tsx');
    return function Feedback(props: {
      navigation: NavigationState;
      onPanelsEnd: (phase: 'in' | 'out') => void;
    }) {
      return <NavigationFeedback {...props} words={words} />;
    };
  });
  return <Navigator loadFeedback={loadFeedback} />;
}
