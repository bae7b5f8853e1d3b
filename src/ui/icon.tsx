import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Edge length in CSS pixels. */
  size?: number | undefined;
  /** Accessible name of an icon without a visible label; beside a label an icon only decorates. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, size = 32, label, className }: IconProps) {
  return (
    <svg
      className={
        [name === 'arrow' && 'scale-x-(--forward)', className].filter(Boolean).join(' ') ||
        undefined
      }
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="butt"
      strokeLinejoin="miter"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** An icon from a file of the content, given as SVG markup, beside its label. `className` sets its size. */
export function MarkupIcon({ markup, className = '' }: { markup: string; className?: string }) {
  return (
    <span
      className={`block *:block *:size-full ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
