import type { CSSProperties } from 'react';

import { Mask } from './mask.tsx';

export interface ClientLogoProps {
  /** Accessible name of the logo; shown as text where there is no logo. */
  name: string;
  logo?: { path: string; width: number; height: number } | undefined;
  /** Makes the logo one and a half times as large. Its name is then hidden text, which also names a link around it. */
  isLarge?: boolean;
  /** Omits the accessible name, for a list of duplicates that is hidden from assistive technology. */
  isDuplicate?: boolean;
}

export type ClientLogos = readonly (Pick<ClientLogoProps, 'name' | 'logo'> & { id: string })[];

/**
 * A client's logo in the colour of the text. Wide logos share one height and narrow logos are higher, so that all
 * logos look equally large. `data-logo` identifies the logo for kit/motion/logo-grid.ts.
 */
export function ClientLogo({ name, logo, isLarge = false, isDuplicate = false }: ClientLogoProps) {
  if (!logo) {
    return (
      <span
        className={
          isLarge
            ? 'text-center font-head text-row font-medium text-balance'
            : 'text-center font-head text-[1.125rem]/[1.1] font-medium text-balance md:text-[clamp(0.875rem,1.4vw,1.375rem)]/[1.1]'
        }
        data-logo={name}
      >
        {name}
      </span>
    );
  }
  const hasLabel = !isLarge && !isDuplicate;
  const mask = (
    <Mask
      className="aspect-(--ratio) h-(--height) max-w-full"
      path={logo.path}
      style={shapeOf(logo, isLarge ? 1.5 : 1)}
      data-logo={name}
      {...(hasLabel && { role: 'img', 'aria-label': name })}
    />
  );
  if (!isLarge) return mask;
  return (
    <>
      <span className="sr-only">{name}</span>
      {mask}
    </>
  );
}

/** Ratio of width to height from which a logo counts as wide. */
const wideRatio = 2;
/** Height of wide logos, in rem. */
const wideHeight = 1.9;
/** Greatest height of narrower logos, in rem. */
const maxHeight = 3.2;

function shapeOf(
  { width, height }: NonNullable<ClientLogoProps['logo']>,
  scale: number,
): CSSProperties {
  const ratio = width / height;
  // A narrower logo gets the area of a logo with `wideRatio`, since equal areas look equally large.
  const factor = Math.max(1, Math.sqrt(wideRatio / ratio));
  return {
    '--ratio': ratio.toFixed(3),
    '--height': `${(scale * Math.min(maxHeight, wideHeight * factor)).toFixed(2)}rem`,
  } as CSSProperties;
}
