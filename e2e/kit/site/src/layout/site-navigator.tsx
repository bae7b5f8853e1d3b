'use client';

import { useState } from 'react';

import type { NavigationState } from '#kit/navigation/navigation-state.ts';
import { Navigator } from '#kit/navigation/navigator.tsx';

/** Client navigation that says in words alone that a page is on its way. */
export function SiteNavigator({ loading }: { loading: string }) {
  const [loadFeedback] = useState(() => async () => {
    return function Feedback({ navigation }: { navigation: NavigationState }) {
      return <p role="status">{navigation.phase === 'still' ? '' : loading}</p>;
    };
  });
  return <Navigator loadFeedback={loadFeedback} />;
}
