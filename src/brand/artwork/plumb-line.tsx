import { Moving } from '#kit/motion/moving.tsx';
import { PlumbBob } from '#ui/plumb-bob.tsx';

/**
 * A decorative orange plumb line with its bob at the end. `className` sets its position and its length.
 */
export function PlumbLine({ className = '' }: { className?: string }) {
  return (
    <Moving
      piece="plumbSwing"
      className={`pointer-events-none absolute -ms-[22px] w-[44px] before:absolute before:top-0 before:bottom-[80px] before:left-[21px] before:w-[2px] before:bg-accent print:hidden ${className}`}
      aria-hidden="true"
    >
      <PlumbBob className="absolute bottom-0 left-0 h-[92px] w-[44px]" />
    </Moving>
  );
}
