'use client';

import { useState } from 'react';

import { type Feedback, Navigator } from '#kit/navigation/navigator.tsx';

import type { FeedbackWords } from './navigation-feedback.tsx';

/** Client navigation with the site's own feedback: progress bar, page transition, notices. */
export function SiteNavigator({ words }: { words: FeedbackWords }) {
  const [loadFeedback] = useState(() => async () => {
    const { NavigationFeedback } = await import('./navigation-feedback.tsx');
    const Component: Feedback['Component'] = (props) => (
      <NavigationFeedback {...props} words={words} />
    );
    return { hasPanels: true, Component };
  });
  return <Navigator loadFeedback={loadFeedback} />;
}
