'use client';

import { useState } from 'react';

import { type Feedback, Navigator } from '#kit/navigation/navigator.tsx';

/** Client navigation whose only feedback is a text while a page is loading. */
export function SiteNavigator({ loading }: { loading: string }) {
  // In state, so that a new render does not define the component below again.
  const [loadFeedback] = useState(() => async () => {
    const Component: Feedback['Component'] = ({ navigation }) => (
      <p role="status">{navigation.phase === 'still' ? '' : loading}</p>
    );
    return { hasPanels: false, Component };
  });
  return <Navigator loadFeedback={loadFeedback} />;
}
