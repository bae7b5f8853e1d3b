import { HeroGraphic } from './hero-graphic.tsx';
import { Squares } from './squares.tsx';

/**
 * What the brand draws across the first screen of the home page, if the content of the page has
 * `hero: { artwork: true }`. The artwork lies behind headline and text.
 */
export function HomeArtwork() {
  return (
    <>
      <Squares />
      {/* On phones the graphic is cropped, because it would be very small as a whole. */}
      <HeroGraphic className="pointer-events-none absolute start-0 bottom-0 z-behind w-full scale-x-(--forward) overflow-visible max-md:start-auto max-md:end-[-6%] max-md:w-[180%]" />
    </>
  );
}
