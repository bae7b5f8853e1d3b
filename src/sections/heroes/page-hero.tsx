import type { ReactNode } from 'react';

import { Dots } from '#ui/dots.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';

/** Characters; a longer heading is set smaller beside a drawing. */
const longHeading = 42;

export interface Crumb {
  text: string;
  href: string;
}

/** First screen of every page but the home page: trail, heading, lead, links, a drawing. */
export function PageHero({
  tone,
  heading,
  lead,
  crumbs = [],
  crumbsLabel,
  actions,
  picture,
  dotsPause,
}: {
  tone: 'light' | 'dark';
  /** HTML of the content's inline Markdown, like `lead`. */
  heading: string;
  lead?: string;
  /** The breadcrumb trail; its last entry is this page and no link. */
  crumbs?: readonly Crumb[];
  crumbsLabel?: string;
  actions?: ReactNode;
  picture?: { large: PictureSource; small: PictureSource };
  /** Shows turning dots; it names the button that pauses them. */
  dotsPause?: string | undefined;
}) {
  return (
    <section className={tone === 'dark' ? 'page-hero on-navy' : 'page-hero'}>
      <div className="sheet">
        <div className="lines" aria-hidden="true" />
        {dotsPause !== undefined && <MotionSwitch label={dotsPause} />}
        {dotsPause !== undefined && !picture && <Dots />}
        {crumbs.length > 0 && (
          <nav className="crumbs" aria-label={crumbsLabel}>
            <ol>
              {crumbs.map(({ text, href }, index) => (
                <li key={href}>
                  {index < crumbs.length - 1 ? (
                    <a href={href}>{text}</a>
                  ) : (
                    <span aria-current="page">{text}</span>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="columns page-hero-body" data-picture={picture ? '' : undefined}>
          <h1
            data-long={heading.length > longHeading || undefined}
            dangerouslySetInnerHTML={{ __html: heading }}
          />
          <div className="page-hero-text">
            {lead !== undefined && (
              <p className="lead" dangerouslySetInnerHTML={{ __html: lead }} />
            )}
            {actions}
          </div>
          {dotsPause !== undefined && picture && <Dots />}
          {picture && <Picture className="page-hero-picture" {...picture} eager />}
        </div>
      </div>
    </section>
  );
}
