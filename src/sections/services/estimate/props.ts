import type { EstimateRule } from './reckon.ts';

export interface EstimateWords {
  title: string;
  /** Who made the estimate: shown in print. */
  sender: string;
  /** What the figures include, and that they are samples where they are. */
  note: string;
  more: { label: string; text: string };
  less: { label: string; text: string };
  /** Caption and columns of the table, and the names of its rows other than quantities. */
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
  /** Price of a working day. `currency` is an ISO 4217 code. */
  rate: { amount: number; currency: string };
  /** Language tag, as in the attribute `lang`. */
  language: string;
  /** Address of the contact page, whose form the estimate is written into. */
  contactHref: string;
  words: EstimateWords;
}
