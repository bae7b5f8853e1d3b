interface PlumbBobProps {
  className?: string | undefined;
}

/** A plumb bob in the accent colour. Its size comes from CSS; its cord has the colour of the text. */
export function PlumbBob({ className }: PlumbBobProps) {
  return (
    <svg className={className} viewBox="0 0 20 44" aria-hidden="true">
      <path d="M10 0V20" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d={bob} fill="var(--color-accent)" />
    </svg>
  );
}

const bob =
  'M7.5 19H12.5V23H16Q18 23 18 25V30.5Q18 35 14 39L10 44L6 39Q2 35 2 30.5V25Q2 23 4 23H7.5Z';
