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
  className = named ? '' : 'top-0',
}: {
  label: string;
  named?: boolean;
  /** Where it stands: without its word in the upper corner of its sheet, which keeps as much room above its words. */
  className?: string;
}) {
  const isPaused = useMotionPaused();
  return (
    <button
      type="button"
      // Before its script runs it can do nothing.
      className={`cursor-pointer motion-reduce:hidden print:hidden unready:invisible ${
        named
          ? '[display:var(--motion-switch,inline-flex)] h-8 items-center gap-[0.6rem] border-0 bg-transparent py-1 text-note/[1.55] text-ink-soft decoration-accent decoration-2 hover:underline max-lg:min-h-11'
          : 'absolute end-0 z-raised grid size-8 place-items-center border border-ink bg-surface text-ink'
      } ${className}`}
      aria-pressed={isPaused}
      title={named ? undefined : label}
      onClick={() => pauseMotion(!isPaused)}
    >
      <ControlSign name={isPaused ? 'play' : 'pause'} />
      <span className={named ? undefined : 'sr-only'}>{label}</span>
    </button>
  );
}
