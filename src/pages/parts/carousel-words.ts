import { useLingui } from '@lingui/react/macro';

/** Returns the words of a carousel's controls, and a function that returns the label of a slide. */
export function useCarouselWords() {
  const { t } = useLingui();
  return {
    words: {
      carousel: t({ message: 'carousel', comment: 'Kind of a region of the page, read out' }),
      slide: t({ message: 'slide', comment: 'Kind of a part of a carousel, read out' }),
      previous: t({ message: 'Previous', comment: 'Button of a carousel' }),
      next: t({ message: 'Next', comment: 'Button of a carousel' }),
      stop: t({ message: 'Stop rotation', comment: 'Button of a carousel' }),
      start: t({ message: 'Start rotation', comment: 'Button of a carousel' }),
    },
    label: (index: number, count: number) => {
      const number = index + 1;
      return t({ message: `${number} of ${count}`, comment: 'Place of a slide in a carousel' });
    },
  };
}
