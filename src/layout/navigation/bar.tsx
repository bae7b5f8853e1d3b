import type { CSSProperties } from 'react';

import { progressBar } from '#kit/navigation/figures.ts';

/** The line of the progress bar, along the upper edge of the window. */
export function Bar({ state }: { state: 'running' | 'finished' | 'failed' }) {
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-skip origin-top-left bg-accent forced-color-adjust-none data-[state=failed]:bg-danger data-[state=running]:animate-progress print:hidden forced-colors:bg-[Highlight]"
      data-state={state}
      style={barStyle}
      aria-hidden="true"
    />
  );
}

const barStyle = {
  height: progressBar.height,
  // For `animate-progress` (tailwind.config.ts).
  '--progress-duration': `${String(progressBar.duration)}ms`,
} as CSSProperties;
