import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { TestimonialEntry } from '#content/index.ts';
import { Quotations } from '#sections/work/quotations.tsx';

import { useCarouselWords } from './carousel-words.ts';

/** Quotations of clients. Renders nothing if there are none. */
export function Testimonials({
  entries,
  action,
}: {
  entries: readonly TestimonialEntry[];
  /** Below each quotation. */
  action?: ReactNode;
}) {
  const { t } = useLingui();
  const carousel = useCarouselWords();
  if (entries.length === 0) return null;
  return (
    <Quotations
      label={t({ message: 'What clients say', comment: 'Name of the carousel of quotations' })}
      words={carousel.words}
      slides={entries.map(({ quote, name, designation, clientName, picture }, index) => ({
        label: carousel.label(index, entries.length),
        content: quote,
        name,
        designation: t({
          message: `${designation}, ${clientName}`,
          comment: 'What somebody does, and at which company',
        }),
        picture,
        action,
      }))}
    />
  );
}
