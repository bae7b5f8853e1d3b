import { HeroGraphic } from './hero-graphic.tsx';
import { Squares } from './squares.tsx';

/**
 * What the brand draws across the first screen of the home page, where its content says
 * `hero: { artwork: true }`. It lies behind headline and text, at the foot of the sheet.
 */
export function HomeArtwork() {
  return (
    <>
      <Squares />
      {/* On a phone it is cropped on purpose, never shrunk to an icon. */}
      <HeroGraphic className="pointer-events-none absolute bottom-0 left-0 z-behind w-full overflow-visible max-md:right-[-6%] max-md:left-auto max-md:w-[205%]" />
    </>
  );
}
