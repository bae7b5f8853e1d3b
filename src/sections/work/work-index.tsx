import type { ContentPicture } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { Icon } from '#ui/icon.tsx';

export interface WorkRow {
  name: string;
  summary: string;
  note: string;
  href: string;
  picture?: ContentPicture | undefined;
  /** What a filter above the list may choose it by, with spaces between. */
  kinds?: string;
}

/**
 * An index of names: one rule a row, the name set large; its link covers the row. The row in hand
 * opens its picture beside the list; where nothing hovers each row has its own.
 *
 * Rows say by custom properties what their parts show: `--first` is 1 of the first row, `--rest` while
 * no row is hovered or focused, `--in-hand` of the one row that is open. `--closed` is how much is seen
 * of pictures that are not, none of the first four, over which the open one may lie; `--hold` where a
 * picture keeps to its row as it opens: 0 is its top.
 */
export function WorkIndex({ title, rows }: { title?: string; rows: readonly WorkRow[] }) {
  const hasTitle = title !== undefined;
  return (
    <section className={hasTitle ? 'section' : 'section pt-10'}>
      <div className="sheet columns">
        {hasTitle && <h2 className="col-span-full mb-10 text-row">{title}</h2>}
        <ol className="group/list col-span-full border-b border-rule-strong [--closed:calc(var(--faint,0.45)*var(--rest))] [--rest:1] focus-within:[--rest:0] hover:[--rest:0]">
          {rows.map((row, index) => (
            <Row
              key={row.href}
              {...row}
              heading={hasTitle ? 'h3' : 'h2'}
              firstOf={newKinds(row, rows.slice(0, index))}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Row({
  heading: Name,
  name,
  summary,
  note,
  href,
  picture,
  kinds,
  firstOf,
}: WorkRow & {
  heading: 'h2' | 'h3';
  /** Kinds that leave no row above this one. */
  firstOf: string | undefined;
}) {
  return (
    <li
      data-in={kinds}
      data-first={firstOf}
      className="relative grid grid-cols-1 items-center gap-6 border-t border-rule-strong pb-6 [--first:0] [--hold:calc((1-var(--first))/2)] [--in-hand:calc(var(--first)*var(--rest))] before:absolute before:top-[-2px] before:left-0 before:hidden before:h-thick before:w-[calc(var(--in-hand)*100%/12)] before:bg-accent before:transition-[width] before:duration-slow before:ease-out first:[--first:1] last:[--hold:calc(1-var(--first))] group-not-[:hover]/list:focus-within:[--in-hand:1] hover:[--in-hand:1] nth-[-n+4]:[--closed:0] md:grid-cols-[7fr_5fr] md:pt-6 lg:can-hover:grid-cols-[8fr_4fr] lg:can-hover:py-[1.35rem] lg:can-hover:before:block"
    >
      <div className="grid grid-cols-[1fr_2rem] gap-x-4 gap-y-2 lg:can-hover:grid-cols-[1fr_1fr_2rem] lg:can-hover:grid-rows-[auto_1fr]">
        <Name className="max-w-[82%] text-statement leading-[1.04] tracking-[-0.03em] lg:can-hover:text-[clamp(1.75rem,2.9vw,3.125rem)] lg:can-hover:hyphens-auto">
          <a href={href} className="no-underline after:absolute after:inset-0">
            {/* Not the heading is scaled: the link's area, which is the whole row, would shrink to it. */}
            <span className="inline-block origin-[0_80%] transition-[scale] duration-mid ease-out lg:can-hover:scale-[calc(1+0.2*var(--in-hand))] touch:motion-safe:animate-work-active touch:motion-safe:[animation-range:cover_30%_cover_70%] touch:motion-safe:[animation-timeline:view()]">
              {name}
            </span>
          </a>
        </Name>
        <p className="col-start-1 lg:can-hover:col-start-2 lg:can-hover:row-start-1 lg:can-hover:row-end-3 lg:can-hover:pt-[0.4rem]">
          {summary}
        </p>
        <p className="note col-start-1 lg:can-hover:row-start-2 lg:can-hover:pt-[0.4rem]">{note}</p>
        <Icon
          name="arrow"
          className="col-start-2 row-start-1 self-center justify-self-end lg:can-hover:col-start-3"
        />
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(max-width: 767.98px) 100vw, (max-width: 1023.98px) 42vw, 33vw"
          // On phones cropped on purpose, from one edge of the page to the other, and not fetched as far
          // ahead as lazy pictures are: six would delay the first view.
          className="max-md:row-start-1 max-md:-mx-edge max-md:aspect-16/9 max-md:[content-visibility:auto] lg:can-hover:pointer-events-none lg:can-hover:absolute lg:can-hover:top-[calc(1rem+(100%-2rem)*var(--hold))] lg:can-hover:right-0 lg:can-hover:z-(--in-hand) lg:can-hover:h-[clamp(19rem,26vw,30rem)] lg:can-hover:w-[calc(100%/3-1rem)] lg:can-hover:origin-[100%_calc(100%*var(--hold))] lg:can-hover:-translate-y-[calc(100%*var(--hold))] lg:can-hover:scale-[calc(0.28+0.72*var(--in-hand))] lg:can-hover:opacity-[calc(var(--closed)+(1-var(--closed))*var(--in-hand))] lg:can-hover:transition-[scale,opacity] lg:can-hover:duration-mid lg:can-hover:ease-out"
          // On paper of its own, which hides what it opens over.
          imgClassName="w-full object-contain object-right max-md:aspect-16/9 max-md:object-cover md:aspect-4/3 lg:can-hover:absolute lg:can-hover:top-[calc(100%*var(--hold))] lg:can-hover:right-0 lg:can-hover:aspect-auto lg:can-hover:max-h-full lg:can-hover:w-auto lg:can-hover:-translate-y-[calc(100%*var(--hold))] lg:can-hover:bg-surface"
          photoClassName="w-full object-cover max-md:aspect-16/9 md:aspect-4/3 lg:can-hover:absolute lg:can-hover:inset-0 lg:can-hover:aspect-auto lg:can-hover:h-full"
        />
      )}
    </li>
  );
}

/** Kinds of a row that no row above it has. */
function newKinds({ kinds }: WorkRow, above: readonly WorkRow[]): string | undefined {
  const isNew = (kind: string) => above.every((row) => !row.kinds?.split(' ').includes(kind));
  return kinds?.split(' ').filter(isNew).join(' ') || undefined;
}
