import type { CSSProperties, ReactNode } from 'react';

import { HeroGraphic } from '#brand/artwork/hero-graphic.tsx';
import { typewriter } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import { Squares } from '#ui/squares.tsx';

/** First screen of the home page: zones of the drawing sheet, the one huge line, the graphic. */
export function HomeHero({
  heading,
  phrases: [phrase, ...others],
  lead,
  actions,
  pauseLabel,
}: {
  heading: string;
  /** Ends of the headline, set apart as a dimensioned piece; the first is the one that is read out. */
  phrases: readonly string[];
  /** HTML of the content's inline Markdown. */
  lead: string;
  actions: ReactNode;
  /** Name of the control that pauses what moves. */
  pauseLabel: string;
}) {
  return (
    <section className="home-hero">
      <div className="sheet">
        <div className="lines" aria-hidden="true" />
        <Squares />
        <div>
          <div className="zones" aria-hidden="true">
            {zones.map((zone) => (
              <span key={zone}>{zone}</span>
            ))}
          </div>
          <h1>
            {heading} <br />
            <Moving as="span" piece="typewriter" className="phrases" style={frame} data-endless="">
              <span>
                <span className="dimensioned">{phrase}</span>
              </span>
              {/* Keeps the room that the longest one needs. */}
              {others.map((other) => (
                <i key={other} data-phrase={other} aria-hidden="true" />
              ))}
            </Moving>
          </h1>
        </div>
        <div className="home-hero-text">
          <p className="lead" dangerouslySetInnerHTML={{ __html: lead }} />
          {actions}
        </div>
        <HeroGraphic className="home-hero-graphic" />
        <MotionSwitch label={pauseLabel} />
      </div>
    </section>
  );
}

const frame = {
  '--frame-extra': `${typewriter.frameExtra}px`,
  '--frame-height': `${typewriter.frameHeight}px`,
} as CSSProperties;

const zones = Array.from({ length: 12 }, (_, index) => index + 1);
