/** What axe cannot decide by itself, judged by a person: the rule, where it holds, and why it does. */
export interface Judgement {
  rule: string;
  /** Matches the element's HTML or its selector. */
  where: RegExp;
  reason: string;
}

export const judgements: readonly Judgement[] = [];

/** The judgement that covers an element, if there is one. */
export function judgementOf(rule: string, html: string, target: string): Judgement | undefined {
  return judgements.find(
    (judgement) =>
      judgement.rule === rule && (judgement.where.test(html) || judgement.where.test(target)),
  );
}
