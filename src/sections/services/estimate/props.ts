import type { EstimateRule } from './reckon.ts';

export interface EstimateWords {
  title: string;
  /** Who made it, on paper. */
  sender: string;
  /** That figures are samples. */
  note: string;
  more: { label: string; text: string };
  less: { label: string; text: string };
  /** Caption and columns of the table, and the names of its rows that are no quantities. */
  caption: string;
  columns: { item: string; number: string; each: string; days: string };
  base: string;
  unknown: string;
  upTo: string;
  days: string;
  rate: string;
  price: string;
  duration: string;
  people: string;
  number: string;
  date: string;
  schedule: string;
  send: string;
  print: string;
}

export interface EstimateProps {
  /** Id of the service, such as 'data-engineering/data-architecture'. */
  id: string;
  /** Name of the service. */
  name: string;
  rule: EstimateRule;
  stages: readonly string[];
  /** Price of a day. */
  rate: { amount: number; currency: string };
  /** As in `lang`. */
  language: string;
  /** Address of the page whose form takes the estimate along. */
  contactHref: string;
  words: EstimateWords;
}
