export type Progress = 'hidden' | 'throttled' | 'running' | 'finished';

/**
 * `started` and `ended` are those of a navigation; `throttleOver` and `hideOver` are the ends of the
 * progress bar's timers (`progressBar` in figures.ts).
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
