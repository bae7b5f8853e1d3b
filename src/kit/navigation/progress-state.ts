export type Progress = 'hidden' | 'throttled' | 'running' | 'finished';

/**
 * A navigation has `started` or `ended`, or a timer of the progress bar has run out: `throttleOver` or
 * `hideOver` (`progressBar.throttle` and `.hide` in figures.ts).
 */
export type ProgressEvent = 'started' | 'throttleOver' | 'ended' | 'hideOver';

/** The state machine of the progress bar. A navigation shorter than the throttle shows no bar. */
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
