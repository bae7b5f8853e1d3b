import type { ReactNode } from 'react';

import { HeroGraphic } from '#motion/hero-graphic.tsx';

/** First screen of the home page: zones of the drawing sheet, the one huge line, the graphic. */
export function HomeHero({
  heading,
  phrase,
  lead,
  actions,
}: {
  heading: string;
  /** The end of the headline, set apart as a dimensioned piece. */
  phrase: string;
  /** HTML of the content's inline Markdown. */
  lead: string;
  actions: ReactNode;
}) {
  return (
    <section className="home-hero">
      <div className="sheet">
        <div className="lines" aria-hidden="true" />
        <div>
          <div className="zones" aria-hidden="true">
            {zones.map((zone) => (
              <span key={zone}>{zone}</span>
            ))}
          </div>
          <h1>
            {heading} <br />
            <span className="dimensioned">{phrase}</span>
          </h1>
        </div>
        <div className="home-hero-text">
          <p className="lead" dangerouslySetInnerHTML={{ __html: lead }} />
          {actions}
        </div>
        <HeroGraphic className="home-hero-graphic" />
      </div>
    </section>
  );
}

const zones = Array.from({ length: 12 }, (_, index) => index + 1);
