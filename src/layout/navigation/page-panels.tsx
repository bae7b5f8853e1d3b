'use client';

import type { CSSProperties } from 'react';

import { pageTransition } from './figures.ts';

const { pace, duration, leaveDelays, enterDelays } = pageTransition;

/** Three sheets of paper that cross the columns between two pages. Clicks pass through them. */
export function PagePanels({ phase }: { phase: 'away' | 'in' | 'out' }) {
  return (
    <div className="page-panels" data-phase={phase} aria-hidden="true">
      {leaveDelays.map((delay, index) => (
        <div
          key={delay}
          className={index === 1 ? 'page-panel on-navy' : 'page-panel'}
          style={
            {
              '--panel-duration': milliseconds(duration),
              '--panel-leave': milliseconds(delay),
              '--panel-enter': milliseconds(enterDelays[enterDelays.length - 1 - index] ?? 0),
            } as CSSProperties
          }
        >
          <div className="sheet">
            <div className="lines" />
          </div>
        </div>
      ))}
    </div>
  );
}

function milliseconds(time: number): string {
  return `${String(pace * time)}ms`;
}
