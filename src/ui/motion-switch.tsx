'use client';

import { ControlSign } from '#kit/motion/control-sign.tsx';
import { pauseMotion } from '#kit/motion/motion-preference.ts';
import { useMotionPaused } from '#kit/motion/use-motion-preference.ts';

/**
 * A button that pauses all motion of the page, in view or not (WCAG 2.2.2). There are two kinds:
 * - an icon, for sections with endless motion that have room for it
 * - with `hasVisibleLabel`, an icon and a label, for the footer. It is hidden (`--motion-switch`, document.tsx)
 *   unless an element of the page has `data-endless`.
 *
 * With reduced motion both are hidden.
 */
export function MotionSwitch({
  label,
  hasVisibleLabel = false,
  className = hasVisibleLabel ? '' : 'top-0',
}: {
  label: string;
  hasVisibleLabel?: boolean;
  /**
   * Position of the button. By default the icon is in the upper corner of its section, which has to keep text
   * out of that corner.
   */
  className?: string;
}) {
  const isPaused = useMotionPaused();
  return (
    <button
      type="button"
      // Invisible before hydration, when the button could do nothing.
      className={`cursor-pointer motion-reduce:hidden print:hidden unready:invisible ${
        hasVisibleLabel
          ? '[display:var(--motion-switch,inline-flex)] h-8 items-center gap-2.5 border-0 bg-transparent py-1 text-note/[1.55] text-ink-soft decoration-accent decoration-2 hover:underline max-lg:min-h-11'
          : 'absolute end-0 z-raised grid size-8 place-items-center border border-ink bg-surface text-ink'
      } ${className}`}
      aria-pressed={isPaused}
      title={hasVisibleLabel ? undefined : label}
      onClick={() => pauseMotion(!isPaused)}
    >
      <ControlSign name={isPaused ? 'play' : 'pause'} />
      <span className={hasVisibleLabel ? undefined : 'sr-only'}>{label}</span>
    </button>
  );
}
