import type { CSSProperties } from 'react';

import { Mask } from './mask.tsx';

export interface ClientLogoProps {
  /** Accessible name of the logo; shown as text where there is no logo. */
  name: string;
  logo?: { path: string; width: number; height: number } | undefined;
  /** Half as large again, on a plate of its own. Its name is hidden text. */
  isLarge?: boolean;
  /** Needs no accessible name: the list of duplicates is hidden from assistive technology. */
  isDuplicate?: boolean;
}

export type ClientLogos = readonly (ClientLogoProps & { id: string })[];

/**
 * A logo in the colour of the text. Wide logos share one height and narrow ones are higher, so that all
 * look equally large.
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
        {...logoData(name)}
      >
        {name}
      </span>
    );
  }
  const mask = (
    <Mask
      className="aspect-(--ratio) h-(--height) max-w-full"
      path={logo.path}
      style={shapeOf(logo, isLarge ? 1.5 : 1)}
      {...logoData(name)}
      {...(!isLarge && !isDuplicate && { role: 'img', 'aria-label': name })}
    />
  );
  return isLarge ? (
    // Text, so that it also names a link around the logo.
    <>
      <span className="sr-only">{name}</span>
      {mask}
    </>
  ) : (
    mask
  );
}

/** Identifies the logo for the logo grid (kit/motion/logo-grid.ts). */
const logoData = (name: string) => ({ 'data-logo': name });

/** Width by height: logos of this ratio or a wider one have the usual height. */
const usualRatio = 2;
/** In rem, as is the greatest. */
const usualHeight = 1.9;
const greatestHeight = 3.2;

function shapeOf(
  { width, height }: NonNullable<ClientLogoProps['logo']>,
  scale: number,
): CSSProperties {
  const ratio = width / height;
  // Narrower logos get the area of one with the usual ratio: equal areas look equally large.
  const factor = Math.max(1, Math.sqrt(usualRatio / ratio));
  return {
    '--ratio': ratio.toFixed(3),
    '--height': `${(scale * Math.min(greatestHeight, usualHeight * factor)).toFixed(2)}rem`,
  } as CSSProperties;
}
