import type { CSSProperties } from 'react';

import { Mask } from './mask.tsx';

export interface ClientLogoProps {
  /** Read out in place of the logo, and set where there is none. */
  name: string;
  logo?: { path: string; width: number; height: number } | undefined;
  /** On a plate of its own; its name is text. */
  isLarge?: boolean;
  /** A duplicate is hidden from assistive technology by its list. */
  isDuplicate?: boolean;
}

export type ClientLogos = readonly (ClientLogoProps & { id: string })[];

/**
 * A logo in the colour of the text. Long ones share a height, squat ones are higher, so that all look
 * equally large.
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
    // The name of a link that holds it, too.
    <>
      <span className="sr-only">{name}</span>
      {mask}
    </>
  ) : (
    mask
  );
}

/** By which the logo grid tells one from another. */
const logoData = (name: string) => ({ 'data-logo': name });

/** Logos of at least these proportions have the usual height. */
const usualRatio = 2;
const usualHeight = 1.9;
const greatestHeight = 3.2;

function shapeOf(
  { width, height }: NonNullable<ClientLogoProps['logo']>,
  scale: number,
): CSSProperties {
  const ratio = width / height;
  // Equal areas look equally large.
  const factor = Math.max(1, Math.sqrt(usualRatio / ratio));
  return {
    '--ratio': ratio.toFixed(3),
    '--height': `${(scale * Math.min(greatestHeight, usualHeight * factor)).toFixed(2)}rem`,
  } as CSSProperties;
}
