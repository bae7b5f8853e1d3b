'use client';

import { ConnectionNotice } from './connection-notice.tsx';
import { ProgressBar } from './progress-bar.tsx';

export interface FeedbackWords {
  loading: string;
  offline: string;
  online: string;
}

/** What shows a navigation on its way. Loaded after the page: the first view needs none of it. */
export function NavigationFeedback({
  loading,
  words,
}: {
  /** From the change of the route until the new one is shown. */
  loading: boolean;
  words: FeedbackWords;
}) {
  return (
    <>
      <ProgressBar loading={loading} label={words.loading} />
      <ConnectionNotice offline={words.offline} online={words.online} />
    </>
  );
}
