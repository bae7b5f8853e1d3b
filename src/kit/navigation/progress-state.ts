export type Progress = 'hidden' | 'throttled' | 'running' | 'finished';

/** What happens to the progress bar; `throttleOver` and `hideOver` are its timers (figures.ts). */
export type ProgressEvent = 'started' | 'throttleOver' | 'ended' | 'hideOver';

/** The progress bar's states and transitions: a navigation shorter than the throttle shows none. */
export function nextProgress(state: Progress, event: ProgressEvent): Progress {
  switch (event) {
    case 'started':
      return state === 'running' ? 'running' : 'throttled';
    case 'throttleOver':
      return state === 'throttled' ? 'running' : state;
    case 'ended':
      if (state === 'throttled') return 'hidden';
      return state === 'running' ? 'finished' : state;
    case 'hideOver':
      return state === 'finished' ? 'hidden' : state;
  }
}
