import type { CSSProperties } from 'react';

import { type ContentPicture, singleFile } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { accordion } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Balloon } from '#ui/balloon.tsx';
import { PlusMinus } from '#ui/plus-minus.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { WholeWords } from '#ui/whole-words.tsx';

export interface AccordionPart {
  title: string;
  content: string;
  effort?: string | undefined;
  /** Shown only together with `effort`. */
  duration?: string | undefined;
  picture?: ContentPicture | undefined;
}

/**
 * The parts of a service as a scroll accordion: one part is open at a time, with its picture beside the list.
 * - scroll-accordion.ts opens the parts, and finds the pictures by `data-beside`. It sets the custom properties
 *   `--shift`, `--above`, `--beside`, `--list-height`, `--held-top` and `--held-for`, and documents each of them.
 * - parts-figure.ts changes the picture, by the attribute `data-shown` that parts.css reads.
 */
export function PartsAccordion({
  title,
  subtitle,
  items,
  pictures,
}: {
  title: string;
  subtitle: string;
  items: readonly AccordionPart[];
  /**
   * Pictures for parts that have none, by the index of the part. Too few pictures repeat from the first. Without any,
   * these parts have no picture.
   */
  pictures: readonly ContentPicture[];
}) {
  const partPictures = items.map(
    ({ picture }, index) => picture ?? pictures[index % pictures.length],
  );
  const proportions = partPictures.flatMap((picture) => (picture ? [proportionOf(picture)] : []));
  const hasPictures = proportions.length > 0;
  return (
    <section
      className="group/parts section tinted"
      style={
        {
          ...animationStyle,
          // `--last`: index of the last part. `--narrowest`: ratio of width to height of the narrowest picture.
          '--last': items.length - 1,
          '--narrowest': hasPictures ? Math.min(...proportions) : 1,
        } as CSSProperties
      }
    >
      <div className="sheet registered">
        {/*
          The stage of scroll-accordion.ts, which is sticky while the visitor scrolls through the space that is
          reserved for the bodies of closed parts.
        */}
        <Moving
          piece="scrollAccordion"
          className="columns sticky top-(--held-top) -mb-(--held-for) pinned:block"
        >
          <hgroup
            className={`col-span-full mb-part translate-y-(--above) text-section ${movedClassName}`}
          >
            <h2>
              <WholeWords text={title} />
            </h2>
            {/* On a line of its own, the subtitle begins with a capital letter. */}
            <p className="first-letter:uppercase">
              <WholeWords text={subtitle} />
            </p>
          </hgroup>
          {hasPictures && (
            <div
              className={`col-start-1 col-end-6 translate-y-(--beside) border-rule-strong max-lg:col-end-7 max-md:col-span-full max-md:-mx-edge max-md:-mb-px max-md:border-b pinned:sticky pinned:top-header pinned:z-raised pinned:bg-surface-tint ${movedClassName}`}
              aria-hidden="true"
            >
              <Moving
                piece="partsFigure"
                className="sticky top-28 grid pe-[8%] max-md:static max-md:px-[8%] max-md:pb-10 md:min-h-[min(40rem,68svh)] md:content-center pinned:pt-2 pinned:pb-4"
              >
                {/*
                  All pictures share one box, which is high enough for the narrowest of them, so that a change of
                  the picture moves nothing. A picture fades out before the next one fades in (parts-figure.ts).
                  `content-visibility: hidden` keeps a picture from being fetched before it is needed.
                */}
                {partPictures.map((picture, index) => (
                  <div
                    key={items[index]?.title}
                    data-beside=""
                    className="@container-size relative col-start-1 row-start-1 aspect-(--narrowest) max-h-[min(44rem,58svh)] w-full opacity-0 transition-[opacity,content-visibility] transition-discrete duration-(--image-fade) [content-visibility:hidden] max-md:aspect-4/3 paused:transition-none of-open-part:shown pinned:aspect-auto pinned:h-[22svh]"
                  >
                    {picture && (
                      <Picture
                        imgClassName="size-full object-contain object-left pinned:object-center"
                        photoClassName="size-full object-cover"
                        picture={picture}
                        ground="tinted"
                        sizes="(max-width: 767.98px) 70vw, 40vw"
                        crops={false}
                        animated
                      />
                    )}
                    {picture && <Callout picture={picture} number={index + 1} />}
                  </div>
                ))}
              </Moving>
            </div>
          )}
          <Accordion
            className={[
              'relative max-md:col-span-full max-md:ps-0 pinned:ps-6',
              hasPictures
                ? 'col-start-6 col-end-13 ps-[calc(100%/7)] max-lg:col-start-7 max-lg:ps-[calc(100%/12)]'
                : 'col-span-full ps-[calc(100%/12)]',
              // `--active` is the index of the open part. `Progress` uses it, with the default 0. A service has at
              // most six parts (`parts` in content/schema.ts).
              'has-[details:nth-of-type(2)[open]]:[--active:1] has-[details:nth-of-type(3)[open]]:[--active:2] has-[details:nth-of-type(4)[open]]:[--active:3]',
              'has-[details:nth-of-type(5)[open]]:[--active:4] has-[details:nth-of-type(6)[open]]:[--active:5]',
            ].join(' ')}
          >
            <Progress />
            {/* The scroll margin is the height that the pinned picture covers; place-in-page.ts reads it. */}
            <div
              className={`relative grid grid-cols-1 gap-(--gap) ${hasPictures ? 'pinned:scroll-mt-[calc(var(--header-height)+25svh)]' : ''}`}
            >
              {items.map((part, index) => (
                <Part key={part.title} number={index + 1} {...part} />
              ))}
              {/* The rule below the last part. */}
              <div
                className={`pointer-events-none absolute inset-x-0 top-0 border-b border-rule-strong ${railClassName}`}
                aria-hidden="true"
              />
            </div>
          </Accordion>
        </Moving>
        <div className="h-(--held-for)" />
      </div>
    </section>
  );
}

/** The number of a part, placed on the ring that marks this part in the drawing. */
function Callout({ picture, number }: { picture: ContentPicture; number: number }) {
  if (picture.kind !== 'drawing' || !picture.callout) return null;
  const [x, y] = picture.callout;
  return (
    // This box has the size of the drawing itself, which can be smaller than its `img` (`object-contain`).
    <div
      className="pointer-events-none absolute top-1/2 left-0 aspect-(--proportion) w-[min(100cqw,100cqh*var(--proportion))] -translate-y-1/2 pinned:left-1/2 pinned:-translate-x-1/2"
      style={{ '--proportion': proportionOf(picture) } as CSSProperties}
    >
      <span
        className="absolute top-(--y) left-(--x) grid size-8 -translate-1/2 place-items-center rounded-full bg-accent text-note/[1.55] text-brand-ink max-lg:size-6"
        style={{ '--x': `${String(x * 100)}%`, '--y': `${String(y * 100)}%` } as CSSProperties}
      >
        {number}
      </span>
    </div>
  );
}

/** Returns the ratio of width to height. */
function proportionOf(picture: ContentPicture): number {
  const { width, height } = singleFile(picture, 'tinted');
  return width / height;
}

/** A plumb line as a progress bar: 0 % if the first part is open, 100 % if the last one is. */
function Progress() {
  return (
    <div
      className={`absolute start-0 top-0 w-px bg-rule-strong max-md:hidden pinned:block ${railClassName}`}
      aria-hidden="true"
    >
      <i className="absolute -start-line top-0 h-[calc(var(--active,0)/var(--last)*100%)] w-[4px] bg-accent transition-[height] duration-(--body-expand) ease-out paused:transition-none" />
    </div>
  );
}

/**
 * A part. If motion is allowed (`may-move`), a closed part reserves the space of its body, so that opening a part never
 * changes the height of the page. `--shift` moves the closed parts next to the open one.
 */
function Part({ number, title, content, effort, duration }: AccordionPart & { number: number }) {
  return (
    <details
      className="group translate-y-(--shift) border-t border-rule-strong transition-[translate] duration-(--body-expand) ease-out paused:transition-none may-move:details-content:[content-visibility:visible]"
      open={number === 1}
    >
      <summary className="grid grid-cols-[calc(100%/6)_1fr_2rem] items-center py-6 max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-2">
        <Balloon number={number} />
        {/* In large text a word may be too wide for the space beside the number. It then wraps below the number. */}
        <h3 className="text-statement/[1.05] tracking-[-0.03em] max-md:min-w-0 max-md:flex-[1_1_min-content] max-md:wrap-break-word max-md:hyphens-auto">
          <WholeWords text={title} />
        </h3>
        <PlusMinus />
      </summary>
      <div className="grid grid-cols-1 gap-4 ps-[calc(100%/6)] pb-8 wrap-break-word transition-[clip-path,visibility] duration-(--body-expand) ease-out max-md:ps-0 paused:transition-none may-move:[clip-path:inset(0)] may-move:group-not-open:invisible may-move:group-not-open:[clip-path:inset(0_0_100%)]">
        <p>
          <Unbroken text={content} />
        </p>
        {effort !== undefined && (
          <p className="flex max-w-none flex-wrap justify-between gap-x-4 gap-y-1 border-t border-rule-strong pt-3 text-note text-ink-soft">
            <span>{effort}</span> <span>{duration}</span>
          </p>
        )}
      </div>
    </details>
  );
}

/** For elements that move together with the parts. */
const movedClassName =
  'transition-[translate] duration-(--body-expand) ease-out paused:transition-none';

/**
 * For elements that are as high as the visible list. The list's layout also reserves space for the bodies of closed
 * parts.
 */
const railClassName =
  'h-(--list-height,100%) translate-y-(--above) transition-[height,translate] duration-(--body-expand) ease-out paused:transition-none';

/** The values of the animation (figures.ts) that the styles need. parts.css reads `--image-fade`. */
const animationStyle = {
  '--gap': `${accordion.gap}px`,
  '--body-expand': `${accordion.bodyExpand}s`,
  '--image-fade': `${accordion.imageFade}s`,
};
