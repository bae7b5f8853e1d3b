import type { ContentPicture } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

/** The most telling number of a case or post. */
export interface ProofFigure {
  /** The former value, if the number has changed. */
  before?: string | undefined;
  value: string;
  /** `before` and `value` as screen readers read them: 'from 8.1 to 1.3%'. */
  spoken: string;
  label: string;
}

/** The quotation of a client, or the summary of a post or case. */
interface ProofVoice {
  isQuotation: boolean;
  content: string;
  /** The client who is quoted, or the author of the post. The summary of a case has no name. */
  name?: string | undefined;
  /** The role of that person. In the summary of a case: the client's sector or name. */
  designation: string;
  /** The portrait of that person. */
  picture?: ContentPicture | undefined;
}

interface ProofProps {
  /** What the proof is, such as 'Case study: Acme'. */
  source: string;
  title: string;
  figure?: ProofFigure | undefined;
  voice: ProofVoice;
  link: { href: string; text: string };
  /** The picture of the case or post. */
  picture?: ContentPicture | undefined;
}

/**
 * A case or post as proof of a service, on the dark surface: its main figure, its picture, and a quotation or
 * summary.
 */
export function Proof({ source, title, figure, voice, link, picture }: ProofProps) {
  return (
    <section className="section on-dark overflow-clip py-part print:break-inside-avoid">
      <div className="sheet columns items-center gap-y-10">
        <div
          className={`grid gap-y-8 max-md:col-span-full md:col-start-1 ${picture ? 'md:col-end-8' : 'md:col-end-13'}`}
        >
          <hgroup>
            <p className="note mb-3 font-text tracking-normal">{source}</p>
            <h2 className="max-w-[20em] text-row">
              <Unbroken text={title} />
            </h2>
          </hgroup>
          {figure && <LargeFigure {...figure} />}
        </div>
        {picture && (
          <Picture
            className="block max-md:col-span-full md:col-start-8 md:col-end-13 md:ps-[8%]"
            imgClassName="max-h-[42rem] w-full object-contain md:object-right"
            photoClassName="aspect-4/3 w-full object-cover"
            picture={picture}
            ground="dark"
            sizes="(max-width: 767.98px) 90vw, 40vw"
            crops={false}
          />
        )}
        <div className="col-span-full grid grid-cols-subgrid items-end gap-y-6 border-t border-rule-strong pt-8">
          {voice.name !== undefined && (
            <Portrait
              person={{ name: voice.name, picture: voice.picture }}
              ground="dark"
              sizes="(max-width: 767.98px) 7rem, 14vw"
              className="max-md:col-span-full max-md:w-28 md:col-start-1 md:col-end-3"
            />
          )}
          <Voice {...voice} />
          <p className="max-md:col-span-full md:col-start-10 md:col-end-13 md:justify-self-end">
            <ArrowLink href={link.href}>{link.text}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The number in large type on a dimension line, with its label below. */
function LargeFigure({ before, value, spoken, label }: ProofFigure) {
  return (
    <p className="grid gap-5">
      <span className="sr-only">{spoken}</span>
      <span
        className={[
          'relative flex w-fit flex-wrap items-center gap-x-[0.22em] border-x border-rule-strong px-[0.12em] pb-4',
          'font-head text-[clamp(3.25rem,1rem+6.6vw,9.5rem)] leading-[0.95] font-medium tracking-[-0.045em] lining-nums',
          // The dimension line, and the stroke at its end.
          'before:absolute before:inset-x-0 before:bottom-0 before:border-t before:border-ink',
          'after:absolute after:end-[-6px] after:-bottom-px after:w-[11px] after:-rotate-45 after:border-t-2 after:border-accent',
        ].join(' ')}
        aria-hidden="true"
      >
        {before !== undefined && (
          <>
            <span className="text-ink-soft">{before}</span>
            <span className="flex text-[0.34em] text-ink-soft">
              <Icon name="arrow" />
            </span>
          </>
        )}
        <span className="text-accent print:text-ink">
          <Unbroken text={value} />
        </span>
      </span>
      <span className="max-w-[30em] text-lead text-balance">
        <Unbroken text={label} />
      </span>
    </p>
  );
}

function Voice({ name, designation, content, isQuotation }: ProofVoice) {
  const Text = isQuotation ? 'blockquote' : 'p';
  return (
    <figure
      className={`grid gap-4 max-md:col-span-full md:col-end-10 ${name === undefined ? 'md:col-start-1' : 'md:col-start-3 md:ps-[6%]'}`}
    >
      <Text className="max-w-[34em] text-lead">
        <Unbroken text={content} />
      </Text>
      <figcaption className="note">
        {name !== undefined && <b className="font-semibold text-ink">{name}, </b>}
        {designation}
      </figcaption>
    </figure>
  );
}
