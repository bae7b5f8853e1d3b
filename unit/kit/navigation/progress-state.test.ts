import { describe, expect, it } from 'vitest';

import { nextProgress, type Progress, type ProgressEvent } from '#kit/navigation/progress-state.ts';

function after(...events: ProgressEvent[]): Progress {
  return events.reduce<Progress>(nextProgress, 'hidden');
}

describe('the progress bar', () => {
  it('is not shown for a navigation that ends before the throttle is over', () => {
    expect(after('started')).toBe('throttled');
    expect(after('started', 'ended')).toBe('hidden');
    expect(after('started', 'ended', 'throttleOver')).toBe('hidden');
  });

  it('runs once the throttle is over, finishes with the navigation, and hides', () => {
    expect(after('started', 'throttleOver')).toBe('running');
    expect(after('started', 'throttleOver', 'ended')).toBe('finished');
    expect(after('started', 'throttleOver', 'ended', 'hideOver')).toBe('hidden');
  });

  it('runs on if another navigation replaces the first', () => {
    expect(after('started', 'throttleOver', 'started')).toBe('running');
  });

  it('begins anew while it hides, and the timer of the first hiding has no effect', () => {
    const again = ['started', 'throttleOver', 'ended', 'started'] as const;
    expect(after(...again)).toBe('throttled');
    expect(after(...again, 'throttleOver', 'hideOver')).toBe('running');
  });
});
