import type { CSSProperties, ReactNode } from 'react';

import { type ContentPicture, focusOf } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { typewriter } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { Video } from '#kit/motion/video.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';

/**
 * First screen of the home page: the zone numbers of a drawing sheet, the headline, and artwork or a picture.
 */
export function HomeHero({
  heading,
  phrases = [],
  lead,
  actions,
  artwork,
  picture,
  pauseLabel,
}: {
  heading: string;
  /**
   * Endings of the headline. typewriter.ts types them in turn, each in a frame like a dimension of a drawing.
   * Screen readers read only the first one.
   */
  phrases?: readonly string[] | undefined;
  /** HTML of the content's inline Markdown. */
  lead: string;
  actions: ReactNode;
  /** Drawn at the bottom of the section, whose minimum height leaves room for it. */
  artwork?: ReactNode;
  /**
   * Shown if there is no artwork, in the space that headline and text leave. If the picture has a video, the video
   * plays in front of the picture.
   */
  picture?: ContentPicture | undefined;
  /** Label of the button that pauses animations. */
  pauseLabel: string;
}) {
  const [phrase, ...others] = phrases;
  const layout = layoutOf(artwork, picture);
  return (
    <section className="relative isolate overflow-clip">
      {/*
        `--headline` is the font size of the headline. The window's height limits it, so that the text also fits the
        first screen. The headline may have three lines, because the longest phrases take two.
      */}
      <div
        className={`sheet grid grid-rows-[auto_1fr] [--headline:min(theme(fontSize.hero),13svh)] ${layout.sheetClassName}`}
      >
        <div className="lines" aria-hidden="true" />
        <div className="col-span-full">
          <div
            className="note grid grid-cols-12 border-b border-rule leading-none max-md:hidden"
            aria-hidden="true"
          >
            {zones.map((zone) => (
              <span key={zone} className="py-[0.45rem] text-center">
                {zone}
              </span>
            ))}
          </div>
          {/* On phones the headline ends beside the plumb line of the artwork, in column 11 of 12. */}
          <h1 className="-ms-[0.035em] max-w-[10.2em] pt-[clamp(2rem,4.2vw,5rem)] text-(length:--headline) leading-[0.95] tracking-[-0.042em] max-md:max-w-[calc(106%-180%/12-0.15em)] max-md:pt-6 max-md:text-[clamp(2.25rem,11.4vw,4rem)]">
            {heading}
            {phrase !== undefined && (
              <>
                {' '}
                <br />
                {/*
                  All phrases share one grid cell, which is thus as large as the longest phrase with its frame.
                  typewriter.ts reads the phrases from `data-phrase`, and sets `data-typing` while it types. On
                  pages with `data-endless`, document.tsx shows the pause switch in the footer.
                */}
                <Moving
                  as="span"
                  piece="typewriter"
                  className="group inline-grid place-items-start align-top *:col-start-1 *:row-start-1 *:pe-(--frame-extra)"
                  style={frameSizes}
                  data-endless=""
                >
                  <span className="not-print:group-data-typing:opacity-0" data-phrase={phrase}>
                    <Dimensioned>{phrase}</Dimensioned>
                  </span>
                  {others.map((other) => (
                    <span
                      key={other}
                      className="invisible before:content-[attr(data-phrase)]"
                      data-phrase={other}
                      aria-hidden="true"
                    />
                  ))}
                  <Typed />
                </Moving>
              </>
            )}
          </h1>
        </div>
        {/* The minimum heights are also those of the hero of a service (page-hero.tsx). */}
        <div className={`relative z-raised min-h-[199px] xl:min-h-[154px] ${layout.textClassName}`}>
          {/* Smaller in low windows, so that headline, text and drawing fit the screen of a laptop. */}
          <p
            className="mb-6 w-fit bg-surface text-lead max-md:max-w-[76%] lg:[@media(max-height:850px)]:text-[1.125rem]"
            dangerouslySetInnerHTML={{ __html: lead }}
          />
          {actions}
        </div>
        {artwork}
        {picture && !artwork && (
          <div className="relative col-start-2 row-start-2 min-h-80 max-lg:col-start-1 max-lg:row-start-3 max-md:-mx-edge">
            <Picture
              imgClassName="absolute inset-0 size-full object-contain object-bottom-right max-lg:static max-lg:h-auto"
              photoClassName="absolute inset-0 size-full object-cover max-lg:static max-lg:aspect-4/3 max-lg:h-auto"
              picture={picture}
              sizes="(max-width: 767.98px) 60vw, (max-width: 1023.98px) 80vw, 62vw"
              described
              eager
            />
            {picture.videos && (
              <Video
                className="absolute inset-0 motion-reduce:hidden print:hidden"
                files={picture.videos}
                focus={focusOf(picture)}
              />
            )}
          </div>
        )}
        {/* Below the zone numbers. */}
        <MotionSwitch
          className="top-[calc(var(--text-note)+2*0.45rem)] max-md:top-0"
          label={pauseLabel}
        />
      </div>
    </section>
  );
}

/** Class names by what the hero shows. `--headline` is the font size of the headline, set above. */
const layouts = {
  artwork: {
    sheetClassName:
      'min-h-[max(min(calc(100svh-var(--header-height)),62rem),46vw)] max-lg:min-h-[min(calc(100svh-var(--header-height)),100vw)] max-md:min-h-0',
    textClassName:
      'w-[calc(100%/12*2.92)] self-end pt-[calc(var(--headline)*0.42)] pb-[calc(100%/1200*50+4.2rem)] max-lg:w-[calc(100%/12*5.8)] max-lg:self-start max-lg:pt-10 max-lg:pb-[36vw] max-md:w-full max-md:pt-10 max-md:pb-[66vw]',
  },
  picture: {
    sheetClassName:
      'grid-cols-[calc(100%/12*4)_1fr] min-h-[min(calc(100svh-var(--header-height)),62rem)] max-lg:min-h-0 max-lg:grid-cols-1',
    textClassName:
      'self-end pt-[calc(var(--headline)*0.42)] pe-[calc(100%/12)] pb-part max-lg:pt-10 max-lg:pb-16',
  },
  bare: { sheetClassName: '', textClassName: 'max-w-[34em] pt-16 pb-part' },
};

function layoutOf(artwork: ReactNode, picture?: ContentPicture) {
  if (artwork) return layouts.artwork;
  return picture ? layouts.picture : layouts.bare;
}

/**
 * A phrase in its frame, which is `--frame-extra` wider than the text. The frame is an inline element, so that
 * the cursor (a background) and the rule end at the last character, even if the phrase has several lines. In
 * the calculations below, 1.25em is the height of the letters, and 1lh is the height of their line.
 */
function Dimensioned({ children }: { children: ReactNode }) {
  return (
    <span
      className={[
        'relative -me-(--frame-extra) pe-(--frame-extra)',
        // The cursor, after the last character.
        'bg-[linear-gradient(var(--color-accent),var(--color-accent))] bg-size-[0.05em_calc(1lh-0.16em)] bg-no-repeat',
        'bg-position-[calc(50%+(50%-var(--frame-extra)+min(0.14em,var(--frame-extra)/2))*var(--forward))_calc(50%+0.02em)]',
        // The rule below, between two ticks.
        'before:absolute before:start-[0.035em] before:end-[-0.035em] before:bottom-[calc((1.25em-1lh)/2-max(0.2em,var(--frame-height)-1lh))]',
        'before:h-[0.15em] before:border-x before:border-ink',
        'before:bg-[linear-gradient(currentColor,currentColor)] before:bg-size-[100%_1px] before:bg-left before:bg-no-repeat',
      ].join(' ')}
    >
      {children}
    </span>
  );
}

/**
 * The box in which typewriter.ts types a phrase. The script finds the box by `data-typed`, and the characters and the
 * parts of the frame by `data-part`. The frame has separate parts so that moving them needs no layout or paint.
 */
function Typed() {
  return (
    <span
      className="relative hidden [--frame-line:max(1lh+0.05em,var(--frame-height)-0.15em)] not-print:group-data-typing:block"
      aria-hidden="true"
      data-typed=""
    >
      <span className="*:opacity-0" data-part="characters" />
      <Tick part="opening" />
      <Tick part="closing" />
      <span
        className="absolute start-[0.035em] top-(--frame-line) h-[0.15em] w-px origin-top-left bg-[linear-gradient(currentColor,currentColor)] bg-size-[100%_1px] bg-left bg-no-repeat"
        data-part="rule"
      />
      <span
        className="absolute start-[min(0.14em,var(--frame-extra)/2)] top-[0.1em] h-[calc(1lh-0.16em)] border-s-[0.05em] border-accent"
        data-part="cursor"
      />
    </span>
  );
}

function Tick({ part }: { part: string }) {
  return (
    <span
      className="absolute start-[0.035em] top-(--frame-line) h-[0.15em] border-s border-ink"
      data-part={part}
    />
  );
}

/** Sizes of the frame as custom properties. typewriter.ts computes with the same values (figures.ts). */
const frameSizes = {
  '--frame-extra': `${typewriter.frameExtra}px`,
  '--frame-height': `${typewriter.frameHeight}px`,
} as CSSProperties;

const zones = Array.from({ length: 12 }, (_, index) => index + 1);
