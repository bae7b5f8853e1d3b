/** Paths on a grid of 32. */
export const signs = {
  pause: 'M11 6V26M21 6V26',
  play: 'M9 5L26 16L9 27Z',
  previous: 'M31 16H2M9 9L2 16L9 23',
  next: 'M1 16H30M23 9L30 16L23 23',
} as const;

/** The sign of a control of what moves, beside or instead of its word. */
export function ControlSign({ name }: { name: keyof typeof signs }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="18"
      height="18"
      // In a script that is written from right to left, what comes next is on the left.
      className={name === 'previous' || name === 'next' ? 'scale-x-(--forward)' : undefined}
      aria-hidden="true"
    >
      <path d={signs[name]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
