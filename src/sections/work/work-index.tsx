import type { CSSProperties } from 'react';

import { type ContentPicture, focusOf } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { FigureText } from '#ui/figure-text.tsx';
import { Icon } from '#ui/icon.tsx';

export interface WorkRow {
  name: string;
  title: string;
  note?: string;
  /** The most telling figure. */
  figure?: { value: string; label: string } | undefined;
  /** Link target of the whole row. */
  href?: string | undefined;
  picture?: ContentPicture | undefined;
  /** The kinds of work by which work-filter.tsx finds the row: the values of its options, '1' to '4'. */
  kinds?: readonly string[];
}

/**
 * A list of cases. The link of a row covers the whole row, and its figure is its largest text. In a wide window
 * with a pointer that can hover, a row shows a close-up of its picture, and the whole picture while the row is
 * hovered or focused; in a list without a title the first row is larger. In all other windows the picture is whole,
 * above or beside the text. A row without a picture is as high as its text.
 */
export function WorkIndex({ title, rows }: { title?: string; rows: readonly WorkRow[] }) {
  const hasTitle = title !== undefined;
  return (
    <section className={`section overflow-clip ${hasTitle ? '' : 'pt-10'}`}>
      <div className="sheet">
        {hasTitle && <h2 className="mb-10 text-statement">{title}</h2>}
        <ol className="border-b border-rule-strong">
          {rows.map((row, index) => (
            <Row
              key={row.href ?? row.name}
              {...row}
              number={index + 1}
              isLead={!hasTitle && index === 0}
              headingTag={hasTitle ? 'h3' : 'h2'}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Row({
  headingTag: Heading,
  number,
  isLead,
  name,
  title,
  note,
  figure,
  href,
  picture,
  kinds,
}: WorkRow & {
  headingTag: 'h2' | 'h3';
  number: number;
  /** Whether the row is larger than the others in a wide window. */
  isLead: boolean;
}) {
  return (
    <li
      data-in={kinds?.join(' ')}
      className={[
        'group/row relative grid grid-cols-1 items-center gap-2 border-t border-rule-strong py-6',
        'md:grid-cols-[7fr_5fr] md:gap-x-6',
        'lg:can-hover:grid-cols-2 lg:can-hover:items-stretch lg:can-hover:gap-0',
        picture &&
          (isLead
            ? 'lg:can-hover:min-h-[clamp(26rem,26vw,34rem)]'
            : 'lg:can-hover:min-h-[clamp(15rem,15vw,20rem)]'),
        // A mark on the row's rule while the row is hovered or focused.
        'before:absolute before:start-0 before:top-[-2px] before:z-raised before:hidden before:h-thick before:w-0 before:bg-accent lg:can-hover:before:block',
        'before:transition-[width] before:duration-slow before:ease-out focus-within:before:w-1/12 hover:before:w-1/12',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <div
        className={`grid grid-cols-[minmax(0,1fr)_2rem] gap-x-4 gap-y-2 lg:can-hover:grid-cols-[calc(100%/6)_3fr_2fr_2rem] lg:can-hover:gap-x-0 ${isLead ? 'content-start' : 'lg:can-hover:grid-rows-[auto_1fr]'} ${picture ? 'lg:can-hover:pe-6' : 'lg:can-hover:col-span-full'}`}
      >
        <span className="note hidden pt-3 tabular-nums lg:can-hover:block" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        <Heading
          className={`max-w-[82%] text-lead ${isLead ? 'lg:can-hover:text-statement' : 'lg:can-hover:text-row'} ${picture ? 'lg:can-hover:col-span-2' : ''}`}
        >
          {href === undefined ? (
            name
          ) : (
            <a href={href} className="no-underline after:absolute after:inset-0 after:z-raised">
              {/*
                This element is scaled, not the heading: a scaled heading would be the containing block of the
                link's pseudo-element, which then would not cover the row.
              */}
              <span className="inline-block origin-[0_80%] transition-[scale] duration-mid ease-out lg:can-hover:group-focus-within/row:scale-120 lg:can-hover:group-hover/row:scale-120">
                {name}
              </span>
            </a>
          )}
        </Heading>
        <p
          className={`col-start-1 text-lead/[1.3] text-balance lg:can-hover:col-start-2 lg:can-hover:row-start-2 ${picture ? 'lg:can-hover:col-span-2' : ''}`}
        >
          {title}
        </p>
        {figure && (
          <p
            className={`col-span-full mt-2 ${isLead ? 'lg:can-hover:py-4' : ''} ${picture ? 'lg:can-hover:col-span-2 lg:can-hover:col-start-2' : 'lg:can-hover:col-start-3 lg:can-hover:col-end-4 lg:can-hover:row-span-2 lg:can-hover:row-start-1'}`}
          >
            <b
              className={`block font-head text-section font-medium ${isLead ? '' : 'lg:can-hover:text-statement'}`}
            >
              <FigureText text={figure.value} />
            </b>
            <span className="note mt-1 block">{figure.label}</span>
          </p>
        )}
        {note !== undefined && <p className="note col-start-1 lg:can-hover:hidden">{note}</p>}
        {href !== undefined && (
          <Icon
            name="arrow"
            className="col-start-2 row-start-1 self-center justify-self-end lg:can-hover:col-start-4 lg:can-hover:mt-3 lg:can-hover:self-start"
          />
        )}
      </div>
      {picture && (
        <div
          style={
            {
              '--focus-point': closeUpOrigin(focusOf(picture), isLead ? 1.7 : 2.6),
            } as CSSProperties
          }
          className={[
            // On phones the whole picture, as wide as the window, below the row's rule. It is fetched later with
            // `content-visibility: auto` than with lazy loading alone: six pictures at once would delay the first
            // view.
            'max-md:row-start-1 max-md:-mx-edge max-md:mb-3 max-md:aspect-7/5 max-md:bg-surface-tint max-md:[content-visibility:auto]',
            // With a pointer that can hover, a close-up from the middle to the edge of the window.
            'lg:can-hover:absolute lg:can-hover:inset-y-2 lg:can-hover:start-1/2 lg:can-hover:end-[calc(50%-50vw)] lg:can-hover:overflow-clip',
            'lg:can-hover:bg-surface-tint',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <Picture
            picture={picture}
            crops="low"
            sizes="(max-width: 767.98px) 100vw, (max-width: 991.98px) 42vw, 52vw"
            className="contents"
            imgClassName={[
              'w-full object-contain object-right max-md:h-full max-md:py-4 md:aspect-4/3',
              'lg:can-hover:mx-auto lg:can-hover:aspect-auto lg:can-hover:h-full lg:can-hover:w-auto lg:can-hover:py-4',
              // The close-up, and the whole picture while the row is hovered or focused.
              isLead ? 'lg:can-hover:scale-170' : 'lg:can-hover:scale-260',
              'lg:can-hover:origin-(--focus-point) lg:can-hover:transition-[scale] lg:can-hover:duration-slow lg:can-hover:ease-out',
              'lg:can-hover:group-focus-within/row:scale-100 lg:can-hover:group-hover/row:scale-100',
            ].join(' ')}
            photoClassName="w-full object-cover max-md:aspect-7/5 md:aspect-4/3 lg:can-hover:aspect-auto lg:can-hover:h-full lg:can-hover:mx-auto lg:can-hover:group-focus-within/row:object-contain lg:can-hover:group-hover/row:object-contain"
          />
        </div>
      )}
    </li>
  );
}

/**
 * Returns the `transform-origin` of a close-up that moves the focus into the middle, or as near to it as the edges of
 * the picture allow. Scaling by s about the origin o moves a point p to o + s * (p - o). The code sets this to the
 * middle, 50 %, and solves for o.
 *
 * @param focus A value of `object-position`: '40% 50%'.
 * @param scale The scale of the close-up. The classes `scale-…` above repeat it in per cent: change both.
 */
function closeUpOrigin(focus: string, scale: number): string {
  return focus
    .split(' ')
    .map((percent) => (parseFloat(percent) * scale - 50) / (scale - 1))
    .map((origin) => `${String(Math.round(Math.min(Math.max(origin, 0), 100)))}%`)
    .join(' ');
}
