import type { EstimateRule } from './calculate.ts';

/** The words of an estimate. Most come from pages/parts/estimate-words.ts. */
export interface EstimateWords {
  title: string;
  /** Who made the estimate: shown in print. */
  sender: string;
  /** What the price includes, and whether its numbers are only samples. */
  note: string;
  /** Why the work may be more, or less, than estimated. */
  reasonsForMore: { label: string; text: string };
  reasonsForLess: { label: string; text: string };
  /** Caption and columns of the table. */
  caption: string;
  columns: { item: string; number: string; each: string; days: string };
  /** Headings of the row above the quantities (`base`), the row below them (`unknown`), and the sum (`days`). */
  base: string;
  unknown: string;
  /** Before the share of the unknown days: 'up to'. */
  upTo: string;
  days: string;
  /** Labels of the results. `rate`: the price of a day; `number`: the number that identifies the estimate. */
  rate: string;
  price: string;
  duration: string;
  people: string;
  number: string;
  date: string;
  /** Caption of the chart of stages. */
  schedule: string;
  /** The link to the contact form, and the button that prints. */
  send: string;
  print: string;
}

export interface EstimateProps {
  /** Id of the service, such as 'data-engineering/data-architecture'. */
  id: string;
  /** Name of the service. */
  name: string;
  rule: EstimateRule;
  /** Names of the stages, one for each of `rule.shares`. */
  stages: readonly string[];
  /** Price of a working day. `currency` is an ISO 4217 code. */
  rate: { amount: number; currency: string };
  /** Language tag, as in the attribute `lang`. */
  language: string;
  /** Address of the contact page: the estimate is written into its form. */
  contactHref: string;
  words: EstimateWords;
}
