import { type IconName, type IconPath, iconPaths } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Edge length in CSS pixels. */
  size?: number | undefined;
  /** Only for an icon that stands alone; beside its own word an icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, size = 32, label, className }: IconProps) {
  const { line, accent }: IconPath = iconPaths[name];
  return (
    <svg
      className={className}
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
      <path d={line} />
      {accent ? <path d={accent} stroke="var(--color-accent)" /> : null}
    </svg>
  );
}
