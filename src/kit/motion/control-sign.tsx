/** SVG paths on a 32 × 32 grid. */
export const signs = {
  pause: 'M11 6V26M21 6V26',
  play: 'M9 5L26 16L9 27Z',
  previous: 'M31 16H2M9 9L2 16L9 23',
  next: 'M1 16H30M23 9L30 16L23 23',
} as const;

/** The icon of a motion control (pause, next slide), beside its label or in place of it. */
export function ControlSign({ name }: { name: keyof typeof signs }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="18"
      height="18"
      // Mirrored in right-to-left scripts, where the next slide is on the left.
      className={name === 'previous' || name === 'next' ? 'scale-x-(--forward)' : undefined}
      aria-hidden="true"
    >
      <path d={signs[name]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
