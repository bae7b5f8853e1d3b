'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';

import { isMotionPaused, pauseMotion } from './motion-preference.ts';

/**
 * The one control for all that moves by itself (WCAG 2.2.2). It shows where something on the page
 * has `data-endless`, and where movement is not switched off altogether.
 */
export function MotionSwitch({ label, children }: { label: string; children: ReactNode }) {
  const remembered = useSyncExternalStore(
    () => () => undefined,
    isMotionPaused,
    () => false,
  );
  const [chosen, setChosen] = useState<boolean>();
  const isPaused = chosen ?? remembered;
  return (
    <button
      type="button"
      className="motion-switch"
      aria-pressed={isPaused}
      title={label}
      onClick={() => {
        pauseMotion(!isPaused);
        setChosen(!isPaused);
      }}
    >
      <span className="visually-hidden">{label}</span>
      {children}
    </button>
  );
}
