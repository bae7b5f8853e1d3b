import { useLingui } from '@lingui/react/macro';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

/**
 * Returns the words of an estimate that are the same for every service: most of `EstimateWords` (estimate/props.ts of
 * the section), and the words of the section `Stages` that link to the estimate.
 */
export function useEstimateWords(locale: LocaleCode) {
  const { t } = useLingui();
  const { samples } = content.page(locale, 'company');
  const exclusions = t`The figures count our days alone: hardware, licences and hosting are yours. A quotation follows once we have seen your systems.`;
  return {
    title: t({ message: 'What it costs', comment: 'Heading above an estimate' }),
    sender: `${company.legalName}, ${company.email}`,
    note: samples ? `${exclusions} ${samples.estimate}` : exclusions,
    moreWorkLabel: t({ message: 'What makes it more', comment: 'More work than the estimate' }),
    lessWorkLabel: t({ message: 'What makes it less', comment: 'Less work than the estimate' }),
    columns: {
      item: t({ message: 'What drives the work', comment: 'Column of an estimate' }),
      number: t({ message: 'Number', comment: 'Column of an estimate: how many' }),
      each: t({ message: 'Days each', comment: 'Column of an estimate' }),
      days: t({ message: 'Days', comment: 'Column of an estimate' }),
    },
    base: t({ message: 'Needed in any case', comment: 'Row of an estimate: days of work' }),
    unknown: t({
      message: 'What is not known yet',
      comment: 'Row of an estimate: days that may come on top',
    }),
    upTo: t({ message: 'up to', comment: 'Before a share: up to 25 %' }),
    days: t({ message: 'Days of work', comment: 'Sum of an estimate' }),
    rate: t({ message: 'Price of a day', comment: 'Field of an estimate' }),
    price: t({ message: 'Price', comment: 'Field of an estimate' }),
    duration: t({ message: 'Duration', comment: 'Field of an estimate: weeks' }),
    people: t({ message: 'People at work', comment: 'Field of an estimate: how many at once' }),
    number: t({ message: 'Estimate no.', comment: 'Field of an estimate; its number follows' }),
    date: t({ message: 'Date', comment: 'Field of an estimate on paper' }),
    schedule: t`To scale: certain in full, what is not known yet hatched.`,
    usualSizeNote: t({
      message: 'Times for a job of the usual size.',
      comment: 'Below the heading above the stages of a service; "Work out your own" follows',
    }),
    ownEstimateLink: t({
      message: 'Work out your own',
      comment: 'Link to an estimate, after "Times for a job of the usual size."',
    }),
    send: t({
      message: 'Send with this estimate',
      comment: 'Link to the contact form, which takes the estimate along',
    }),
    print: t({ message: 'Print the estimate', comment: 'Button' }),
  };
}
