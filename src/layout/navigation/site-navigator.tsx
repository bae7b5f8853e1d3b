'use client';

import { type Feedback, Navigator } from '#kit/navigation/navigator.tsx';

import type { FeedbackWords } from './navigation-feedback.tsx';

/** Client navigation with the site's own feedback: progress bar, page transition, notices. */
export function SiteNavigator({ words }: { words: FeedbackWords }) {
  return <Navigator loadFeedback={() => loadFeedback(words)} />;
}

async function loadFeedback(words: FeedbackWords): Promise<Feedback> {
  const { NavigationFeedback } = await import('./navigation-feedback.tsx');
  return {
    hasPanels: true,
    Component: (props) => <NavigationFeedback {...props} words={words} />,
  };
}
