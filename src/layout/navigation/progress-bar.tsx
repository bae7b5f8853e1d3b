'use client';

import { useEffect, useReducer, useState } from 'react';

import { progressBar } from '#kit/navigation/figures.ts';
import { nextProgress } from '#kit/navigation/progress-state.ts';

import { Bar } from './bar.tsx';

/** A line along the upper edge of the window while a page is loading. */
export function ProgressBar({ loading, label }: { loading: boolean; label: string }) {
  const [state, dispatch] = useReducer(nextProgress, 'hidden');
  const [isSlow, setSlow] = useState(false);

  useEffect(() => dispatch(loading ? 'started' : 'ended'), [loading]);

  useEffect(() => {
    if (state === 'throttled') {
      return callAfter(progressBar.throttle, () => dispatch('throttleOver'));
    }
    if (state === 'finished') return callAfter(progressBar.hide, () => dispatch('hideOver'));
    return undefined;
  }, [state]);

  useEffect(() => {
    if (state !== 'running') return undefined;
    // Screen readers are told only of a page that takes long.
    const cancel = callAfter(progressBar.announce, () => setSlow(true));
    return () => {
      cancel();
      setSlow(false);
    };
  }, [state]);

  return (
    <>
      {(state === 'running' || state === 'finished') && <Bar state={state} />}
      <p className="sr-only" role="status">
        {isSlow && label}
      </p>
    </>
  );
}

/** Calls back once, after a delay. @returns a cleanup function. */
function callAfter(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
