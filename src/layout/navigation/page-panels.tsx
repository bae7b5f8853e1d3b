'use client';

import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';

import { panelTimes } from '#kit/navigation/figures.ts';

const panels = panelTimes();

/**
 * Three panels that widen over the page that is left and shrink off the next one. Clicks pass through
 * them. `onEnd` is called when all of them have come to the end of a phase: their own end counts, no
 * timer, so a busy machine cuts none short.
 */
export function PagePanels({
  phase,
  onEnd,
}: {
  phase: 'away' | 'in' | 'out';
  onEnd: (phase: 'in' | 'out') => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  // The first panel comes under those that follow; it goes first, and under them nobody would see it.
  // The order changes while the window is covered: the first panel and the last look the same.
  const [firstOnTop, setFirstOnTop] = useState(false);
  if (phase === 'away' && firstOnTop) setFirstOnTop(false);

  const end = useEffectEvent((ended: 'in' | 'out') => {
    if (ended === 'in') setFirstOnTop(true);
    onEnd(ended);
  });
  useEffect(() => {
    if (phase === 'away') return undefined;
    let isLast = true;
    const transitions = box.current?.getAnimations({ subtree: true }) ?? [];
    // One that is replaced by the next phase rejects. Where there is none, as in print, all have ended.
    void Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => {
      if (isLast) end(phase);
    });
    return () => {
      isLast = false;
    };
  }, [phase]);

  return (
    <div
      ref={box}
      className="page-panels"
      data-phase={phase}
      data-first-on-top={firstOnTop ? '' : undefined}
      aria-hidden="true"
    >
      {panels.map(({ duration, leave, enter }, index) => (
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
          <div className="page-panel-paper">
            <div className="sheet">
              <div className="lines" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

function milliseconds(time: number): string {
  return `${String(time)}ms`;
}
