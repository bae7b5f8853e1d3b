import type { ReactNode } from 'react';

import type { ContentPicture } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { plainText } from '#kit/content/plain-text.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { Dots } from '#ui/dots.tsx';
import { FigureText } from '#ui/figure-text.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import { withWholeWords } from '#ui/whole-words.tsx';

/** A heading of up to this many characters counts as short. A longer one is set smaller if the hero has a picture. */
const maxShortHeading = 42;
/**
 * A drawing counts as tall if its ratio of width to height is below this. Below the heading a tall drawing would be
 * small, so it is placed beside the heading.
 */
const tallRatio = 1.2;

/** A link of the breadcrumb trail with up to this many characters stays on one line. */
const maxOnOneLine = 18;

export interface Crumb {
  text: string;
  href: string;
}

/** The first screen of most pages: breadcrumb trail, heading, lead, links and a picture. */
export function PageHero({
  tone,
  heading,
  lead,
  crumbs = [],
  crumbsLabel,
  figure,
  actions,
  aside,
  picture,
  dots,
}: {
  tone: 'light' | 'dark';
  /** HTML of the content's inline Markdown, like `lead`. */
  heading: string;
  lead?: string | undefined;
  /** The breadcrumb trail. Its last entry is this page, which is not a link. */
  crumbs?: readonly Crumb[];
  crumbsLabel?: string;
  /** The page's most telling number, in large type: below the lead or, on a page without a picture, beside it. */
  figure?: HeroFigureProps | undefined;
  actions?: ReactNode;
  /** Shown beside heading and lead, where a picture would be; hidden in narrow windows. */
  aside?: ReactNode;
  picture?: ContentPicture | undefined;
  /** Shows dots that turn without end, and a button that pauses all motion of the page. */
  dots?: { pauseLabel: string } | undefined;
}) {
  const layout = layoutOf({
    picture,
    tone,
    hasAside: aside !== undefined,
    hasDots: dots !== undefined,
  });
  const dotsPlace = dots && layout.dotsPlace;
  const isLong = withoutSoftHyphens(plainText(heading)).length > maxShortHeading;
  return (
    <section
      className={`relative isolate overflow-clip border-b border-ink ${
        // A dark hero that a section follows has no rule at its end. The rule would be light, as all rules on dark
        // surfaces, and would show above a tinted section.
        tone === 'dark' ? 'on-dark not-last:border-b-0' : ''
      }`}
    >
      <div className="sheet pt-[clamp(2rem,4vw,4rem)]">
        <div className="lines" aria-hidden="true" />
        {dots && <MotionSwitch label={dots.pauseLabel} />}
        {dotsPlace === 'behind-text' && <Dots />}
        {crumbs.length > 0 && <Trail label={crumbsLabel} crumbs={crumbs} />}
        <div className={`columns grid-rows-[auto_1fr] items-end ${layout.sheetClassName}`}>
          <h1
            className={[
              'z-raised col-start-1 row-start-1 mt-[0.3em] self-start max-lg:col-span-full max-md:row-auto',
              '-ms-[0.03em] leading-[0.93] tracking-[-0.042em]',
              layout.headingClassName,
              isLong ? layout.longHeadingClassName : layout.shortHeadingClassName,
            ].join(' ')}
          >
            {/*
              A background behind each line of text, not behind the whole heading. The letters are `relative`, so that
              they are painted after the backgrounds of all lines. Otherwise the background of a line would cover the
              descenders of the line above.
            */}
            <span className="bg-[linear-gradient(var(--color-surface),var(--color-surface))] bg-size-[100%_79%] bg-bottom bg-no-repeat">
              <span
                className="relative"
                dangerouslySetInnerHTML={{ __html: withWholeWords(heading) }}
              />
            </span>
          </h1>
          <div
            className={[
              'z-raised col-start-1 row-start-2 pt-16 max-md:col-span-full max-md:row-auto max-md:pt-6',
              layout.textClassName,
              // On service pages (`data-page` is set by page-shell.tsx) all drawings start at the same height,
              // whether the text has two lines or three.
              'in-[[data-page^=services-category]]:min-h-[199px] xl:in-[[data-page^=services-category]]:min-h-[154px]',
            ].join(' ')}
          >
            {lead !== undefined && (
              // A tagline (`strong` at the start of the lead) gets a line of its own.
              <p
                className="w-fit bg-surface text-lead not-last:mb-6 [&>strong:first-child]:block [&>strong:first-child]:pb-2"
                dangerouslySetInnerHTML={{ __html: lead }}
              />
            )}
            {picture && figure && <HeroFigure {...figure} />}
            {actions}
          </div>
          {!picture && figure && (
            <div className="z-raised col-start-8 col-end-13 row-start-2 self-start pt-16 max-lg:col-span-full max-lg:row-start-3 max-lg:pt-6">
              <HeroFigure {...figure} />
            </div>
          )}
          {aside !== undefined && (
            <div className="z-raised col-start-8 col-end-13 self-end max-lg:hidden lg:row-[1/span_2]">
              {aside}
            </div>
          )}
          {/*
            The dots turn around the picture. They stay within its grid area, so that they reach neither heading
            nor text.
          */}
          {dotsPlace === 'around-picture' && (
            <Dots
              hasCircles
              className={`relative col-start-6 col-end-13 row-start-2 mt-4 mb-6 self-stretch max-md:col-span-full max-md:row-start-3 ${layout.pictureClassName}`}
              svgClassName="top-0 end-0 aspect-square h-full w-auto max-w-full"
            />
          )}
          {/*
            The picture starts below the heading or, if it is tall, beside the heading. It fills the rest of the first
            screen. In wide windows the size of the picture does not affect the height of its grid row.
          */}
          {picture && (
            <Picture
              className={`relative z-behind col-start-6 col-end-13 row-start-2 mt-4 mb-6 min-h-[clamp(20rem,47svh,32rem)] self-stretch max-lg:mt-6 max-lg:min-h-0 max-lg:self-end max-md:col-span-full max-md:row-start-3 max-md:-mx-edge max-md:my-0 max-md:border-t max-md:border-rule-strong ${layout.pictureClassName}`}
              imgClassName="absolute inset-x-0 bottom-0 size-full max-h-200 object-contain object-bottom-right max-lg:static max-lg:h-auto max-lg:max-h-none"
              photoClassName="absolute inset-0 size-full object-cover max-lg:static max-lg:aspect-4/3 max-lg:h-auto"
              picture={picture}
              ground={tone}
              // On phones the picture is wider than 60vw. Nobody sees the difference of a smaller file, and the
              // first view loads sooner.
              sizes="(max-width: 767.98px) 60vw, (max-width: 1023.98px) 80vw, 56vw"
              crops="low"
              described
              eager
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** Class names that place the parts of a hero and size its heading. */
interface Layout {
  /** The grid of heading, text and picture. */
  sheetClassName: string;
  headingClassName: string;
  /** Font size of a heading of up to `maxShortHeading` characters. */
  shortHeadingClassName: string;
  /** Font size of a longer heading. It is smaller, so that the heading has fewer lines and leaves room for a picture. */
  longHeadingClassName: string;
  /** The box of lead, figure and actions. */
  textClassName: string;
  /** The picture, and the dots around it. */
  pictureClassName: string;
  /** Where dots are, if the hero has any; undefined if there is no room for them. */
  dotsPlace?: 'behind-text' | 'around-picture';
}

// Font sizes of the heading, in descending order.
const largestClassName =
  'text-[clamp(2.375rem,0.6rem+7vw,8.5rem)] max-md:text-[clamp(2.375rem,12vw,4rem)]';
const largeClassName =
  'text-[clamp(2.375rem,0.5rem+6.7vw,8.5rem)] max-md:text-[clamp(2.375rem,12vw,4rem)]';
const smallerClassName =
  'text-[clamp(2.375rem,0.5rem+5.6vw,7.25rem)] max-md:text-[clamp(2.375rem,10.6vw,4rem)]';
const smallestClassName =
  'text-[clamp(2.375rem,1rem+4.1vw,6rem)] max-md:text-[clamp(2.375rem,10.6vw,4rem)]';

const sheetWithPictureClassName = 'min-h-[min(calc(100svh-10.5rem),56rem)] max-lg:min-h-0';
const textWithPictureClassName = 'pb-16 max-lg:self-start max-md:pe-0 max-md:pb-4';

const layouts = {
  text: {
    sheetClassName: 'pb-16',
    headingClassName: 'col-end-11',
    shortHeadingClassName: largestClassName,
    longHeadingClassName: largestClassName,
    textClassName: 'col-end-7 max-lg:col-end-13',
    pictureClassName: '',
  },
  /** Text in front of turning dots. */
  banner: {
    sheetClassName: 'pb-16 max-md:pb-[56vw]',
    headingClassName: 'col-end-10',
    shortHeadingClassName: largestClassName,
    longHeadingClassName: largestClassName,
    textClassName: 'col-end-7 max-lg:col-end-8',
    pictureClassName: '',
    dotsPlace: 'behind-text',
  },
  textBesideAside: {
    sheetClassName: 'pb-16',
    headingClassName: 'col-end-8',
    shortHeadingClassName: largestClassName,
    longHeadingClassName: largestClassName,
    textClassName: 'col-end-7 max-lg:col-end-13',
    pictureClassName: '',
  },
  /** The picture below the heading, beside the text. In windows of medium width it is below the text. */
  picture: {
    sheetClassName: sheetWithPictureClassName,
    headingClassName: 'col-end-11',
    shortHeadingClassName: largeClassName,
    longHeadingClassName: smallerClassName,
    textClassName: `col-end-5 max-lg:col-end-9 max-lg:pt-6 max-lg:pb-0 ${textWithPictureClassName}`,
    pictureClassName: 'max-lg:col-start-5 max-lg:row-start-3',
    dotsPlace: 'around-picture',
  },
  /** The picture beside heading and text. */
  tallPicture: {
    sheetClassName: sheetWithPictureClassName,
    headingClassName: 'col-end-8',
    shortHeadingClassName: smallerClassName,
    longHeadingClassName: smallestClassName,
    textClassName: `col-end-7 max-lg:col-end-6 max-lg:pe-4 max-lg:pt-6 ${textWithPictureClassName}`,
    pictureClassName: 'lg:col-start-8 lg:row-[1/span_2]',
    dotsPlace: 'around-picture',
  },
} satisfies Record<string, Layout>;

function layoutOf({
  picture,
  tone,
  hasAside,
  hasDots,
}: {
  picture: ContentPicture | undefined;
  tone: 'light' | 'dark';
  hasAside: boolean;
  hasDots: boolean;
}): Layout {
  if (picture) return isTall(picture, tone) ? layouts.tallPicture : layouts.picture;
  if (hasAside) return layouts.textBesideAside;
  return hasDots ? layouts.banner : layouts.text;
}

interface HeroFigureProps {
  value: string;
  label: string;
}

function HeroFigure({ value, label }: HeroFigureProps) {
  return (
    <p className="w-fit bg-surface">
      <b className="block font-head text-statement font-medium max-md:text-section">
        <FigureText text={value} />
      </b>
      <span className="note mt-1 block">{label}</span>
    </p>
  );
}

/** Whether a picture is a drawing that is about as high as wide, or higher. */
function isTall(picture: ContentPicture, tone: 'light' | 'dark'): boolean {
  if (picture.kind !== 'drawing') return false;
  const { width, height } = picture.byGround[tone].large;
  return width / height < tallRatio;
}

/**
 * The breadcrumb trail. In a trail of up to three entries, the last entry is cut off at the end of its line: the
 * heading below repeats it in full. A trail of four or more entries wraps like text, but only between words.
 */
function Trail({ label, crumbs }: { label: string | undefined; crumbs: readonly Crumb[] }) {
  const isTruncated = crumbs.length < 4;
  const entries = isTruncated
    ? crumbs
    : crumbs.map(({ text, href }) => ({ text: withoutSoftHyphens(text), href }));
  return (
    <nav aria-label={label}>
      {/*
        Set in the heading font, which is loaded before the first paint. The text font arrives later, and its
        arrival would change where lines break.
      */}
      <ol
        className={`font-head text-note/[1.75] text-ink-soft ${isTruncated ? 'flex flex-wrap' : 'text-balance'}`}
      >
        {entries.map(({ text, href }, index) => (
          <li
            key={href}
            // After each entry but the last is a slash, whose alternative text for screen readers is empty.
            className={`not-last:after:px-[0.7em] not-last:after:content-['/_'_/_''] ${isTruncated ? 'last:min-w-0 last:flex-[1_1_8rem]' : 'contents'}`}
          >
            {index < entries.length - 1 ? (
              <a
                className={`bg-surface decoration-rule-strong ${isTruncated ? 'inline-block' : 'py-1'} ${text.length <= maxOnOneLine ? 'whitespace-nowrap' : ''}`}
                href={href}
              >
                {text}
              </a>
            ) : (
              <span
                className={`bg-surface text-ink ${isTruncated ? 'block w-fit max-w-full truncate' : 'py-1'}`}
                aria-current="page"
              >
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
