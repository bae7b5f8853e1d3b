'use client';

import { ControlSign } from '#kit/motion/control-sign.tsx';
import { pauseMotion } from '#kit/motion/motion-preference.ts';
import { useMotionPaused } from '#kit/motion/use-motion-preference.ts';

/**
 * Pauses all that moves by itself (WCAG 2.2.2), also what is not in view. One stands beside what
 * moves without end, where it covers no text, and one with its word in the footer. That one shows
 * where something on the page has `data-endless`; none shows where motion is switched off altogether.
 */
export function MotionSwitch({
  label,
  named = false,
  className = '',
}: {
  label: string;
  named?: boolean;
  className?: string;
}) {
  const isPaused = useMotionPaused();
  return (
    <button
      type="button"
      className={`motion-switch ${named ? 'named' : ''} ${className}`}
      aria-pressed={isPaused}
      title={named ? undefined : label}
      onClick={() => pauseMotion(!isPaused)}
    >
      <ControlSign name={isPaused ? 'play' : 'pause'} />
      <span className={named ? undefined : 'visually-hidden'}>{label}</span>
    </button>
  );
}
