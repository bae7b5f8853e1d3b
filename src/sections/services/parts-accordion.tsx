import type { CSSProperties } from 'react';

import { accordion } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

import { Balloon } from './balloon.tsx';

export interface AccordionPart {
  title: string;
  content: string;
  effort?: string | undefined;
  duration?: string | undefined;
}

/** The parts of a service as a scroll accordion: one is open at a time, its drawing pinned beside it. */
export function PartsAccordion({
  title,
  subtitle,
  items,
  pictures,
}: {
  title: string;
  subtitle: string;
  items: readonly AccordionPart[];
  /** One for each part; where there are fewer, they repeat from the first. */
  pictures: readonly PictureSource[];
}) {
  return (
    <section
      className="section tinted parts-accordion"
      style={
        {
          ...figures,
          '--last': items.length - 1,
          '--narrowest': Math.min(...pictures.map(({ width, height }) => width / height)),
        } as CSSProperties
      }
    >
      <div className="sheet columns registered">
        <hgroup className="text-section">
          <h2>{title}</h2>
          <p>{subtitle}</p>
        </hgroup>
        <div className="parts-pin" aria-hidden="true">
          <div>
            {items.map(({ title: part }, index) => {
              const picture = pictures[index % pictures.length];
              return picture && <Picture key={part} large={picture} />;
            })}
          </div>
        </div>
        <Accordion className="parts-accordion-list parts-rows">
          <Moving piece="scrollAccordion" className="parts">
            <div className="progress" aria-hidden="true">
              <i />
            </div>
            {items.map(({ title: part, content, effort, duration }, index) => (
              <details key={part} className="group" open={index === 0}>
                <summary>
                  <Balloon number={index + 1} />
                  <h3 className="heading">{part}</h3>
                  <i className="plus-minus" />
                </summary>
                <div className="part-body">
                  <p>
                    <Unbroken text={content} />
                  </p>
                  {effort !== undefined && (
                    <p className="note">
                      <span>{effort}</span> <span>{duration}</span>
                    </p>
                  )}
                </div>
              </details>
            ))}
          </Moving>
        </Accordion>
      </div>
    </section>
  );
}

const figures = {
  '--gap': `${accordion.gap}px`,
  '--body-expand': `${accordion.bodyExpand}s`,
  '--image-fade': `${accordion.imageFade}s`,
};
