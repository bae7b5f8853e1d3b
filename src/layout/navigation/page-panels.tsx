'use client';

import type { CSSProperties } from 'react';

import { sheetTimes } from './figures.ts';

const { sheets } = sheetTimes();

/** Three sheets of paper that cross the columns between two pages. Clicks pass through them. */
export function PagePanels({ phase }: { phase: 'away' | 'in' | 'out' }) {
  return (
    <div className="page-panels" data-phase={phase} aria-hidden="true">
      {sheets.map(({ duration, leave, enter }, index) => (
        <div
          key={index}
          className={index === 1 ? 'page-panel on-navy' : 'page-panel'}
          style={
            {
              '--panel-duration': milliseconds(duration),
              '--panel-leave': milliseconds(leave),
              '--panel-enter': milliseconds(enter),
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
  return `${String(time)}ms`;
}
