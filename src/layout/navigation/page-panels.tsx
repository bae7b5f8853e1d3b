'use client';

import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';

import { panelTimes } from '#kit/navigation/figures.ts';

const panels = panelTimes();

/**
 * The page transition: three panels that widen over the old page (phase 'in') and shrink off the new one
 * ('out'). Clicks pass through them. `onEnd` is called when the transitions of all panels have finished,
 * not by a timer, so that a busy machine cuts none short.
 */
export function PagePanels({
  phase,
  onEnd,
}: {
  phase: 'away' | 'in' | 'out';
  onEnd: (phase: 'in' | 'out') => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Coming in, later panels cover the first one; going out, it moves first and must be on top to be
  // seen. The order changes while the window is covered: the first and the last panel look the same.
  const [firstOnTop, setFirstOnTop] = useState(false);
  if (phase === 'away' && firstOnTop) setFirstOnTop(false);

  const onPhaseEnd = useEffectEvent((ended: 'in' | 'out') => {
    if (ended === 'in') setFirstOnTop(true);
    onEnd(ended);
  });
  useEffect(() => {
    if (phase === 'away') return undefined;
    let isCurrent = true;
    const transitions = box.current?.getAnimations({ subtree: true }) ?? [];
    // Settled, as a transition that the next phase replaces rejects. In print there are none.
    void Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => {
      if (isCurrent) onPhaseEnd(phase);
    });
    return () => {
      isCurrent = false;
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
