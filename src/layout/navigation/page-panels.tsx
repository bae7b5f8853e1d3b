'use client';

import {
  type ComponentProps,
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { panelTimes } from '#kit/navigation/figures.ts';

const panels = panelTimes();

/**
 * The page transition: three panels that widen over the old page (phase 'in') and shrink off the new page
 * ('out'). Clicks pass through the panels. `onEnd` is called when the transitions of all panels have
 * finished, not by a timer, which would cut a transition short on a busy machine.
 *
 * A panel only seems to widen from the left edge of the window and to shrink to the right edge. In fact it
 * slides by `translate`, which the compositor can do alone. Its content slides by the same distance in the
 * opposite direction, so that it does not move in the window: the column lines of panel and page coincide.
 *
 * The first panel shows the number and the title of the new page.
 */
export function PagePanels({
  phase,
  onEnd,
}: {
  phase: 'away' | 'in' | 'out';
  onEnd: (phase: 'in' | 'out') => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  // In phase 'in' the later panels cover the first one. In phase 'out' the first panel moves first and has to
  // be on top to be seen. The stacking order changes while the panels cover the window. Nobody sees
  // the change, because the first and the last panel look the same.
  const [isFirstOnTop, setFirstOnTop] = useState(false);
  if (phase === 'away' && isFirstOnTop) setFirstOnTop(false);

  const number = useRef<HTMLParagraphElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // Before phase 'out', `main` is still that of the old page. page-shell.tsx sets `data-number` and
    // `data-title`.
    const page = phase === 'out' ? document.getElementById('main')?.dataset : undefined;
    if (number.current) number.current.textContent = page?.['number'] ?? '';
    if (title.current) title.current.textContent = page?.['title'] ?? '';
  }, [phase]);

  const onPhaseEnd = useEffectEvent((ended: 'in' | 'out') => {
    if (ended === 'in') setFirstOnTop(true);
    onEnd(ended);
  });
  useEffect(() => {
    if (phase === 'away') return undefined;
    let isCurrent = true;
    const transitions = box.current?.getAnimations({ subtree: true }) ?? [];
    // `allSettled`, since a transition that the next phase replaces rejects. In print there are no
    // transitions.
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
      className="group/panels pointer-events-none data-[phase=away]:invisible print:hidden"
      data-phase={phase}
      data-first-on-top={isFirstOnTop ? '' : undefined}
      aria-hidden="true"
    >
      {/* `leave` and `enter` refer to pages: the old page leaves in phase 'in', the new page enters in phase 'out'. */}
      {panels.map(({ duration, leave: inDelay, enter: outDelay }, index) => (
        <SlidingBox
          key={index}
          className={[
            'fixed -inset-x-thick inset-y-0 z-overlay overflow-clip bg-surface',
            index === 1 && 'on-dark',
            '-translate-x-full group-data-[phase=in]/panels:translate-x-0 group-data-[phase=out]/panels:translate-x-full',
            // While a panel covers the window, its edges are outside of the window. The edges of the last panel
            // are orange: in both phases they are the last to cross the window.
            'border-x-[length:var(--edge-line)] border-ink [--edge-line:1px] last:border-accent last:[--edge-line:3px]',
            // In phase 'out' the panel that moves first is on top: the first above the second above the last.
            'first:group-data-first-on-top/panels:z-10 nth-2:group-data-first-on-top/panels:z-9',
          ]
            .filter(Boolean)
            .join(' ')}
          style={
            {
              '--panel-duration': milliseconds(duration),
              '--panel-in-delay': milliseconds(inDelay),
              '--panel-out-delay': milliseconds(outDelay),
            } as CSSProperties
          }
        >
          <SlidingBox className="absolute -inset-x-(--edge-line) inset-y-0 translate-x-full px-thick group-data-[phase=in]/panels:translate-x-0 group-data-[phase=out]/panels:-translate-x-full">
            <div className="sheet h-full">
              <div className="lines" />
              {/* The first panel is on top in phase 'out'. */}
              {index === 0 && (
                <div className="absolute start-0 bottom-12 max-w-[82%] border-t-thick border-accent bg-surface pe-6 pt-3">
                  <p ref={number} className="note tabular-nums" />
                  <p
                    ref={title}
                    className="mt-1 max-w-none font-head text-statement font-medium tracking-[-0.03em]"
                  />
                </div>
              )}
            </div>
          </SlidingBox>
        </SlidingBox>
      ))}
    </div>
  );
}

/**
 * The box of a panel, or of its content. Between phases it slides with the delays of the panel, but from
 * phase 'out' to 'away' it jumps back without a transition.
 */
function SlidingBox({ className, ...attributes }: ComponentProps<'div'>) {
  return (
    <div
      {...attributes}
      className={`transition-[translate] duration-(--panel-duration) ease-[cubic-bezier(0.6,0,0.2,1)] group-data-[phase=away]/panels:transition-none group-data-[phase=in]/panels:delay-(--panel-in-delay) group-data-[phase=out]/panels:delay-(--panel-out-delay) ${className ?? ''}`}
    />
  );
}

function milliseconds(time: number): string {
  return `${String(time)}ms`;
}
