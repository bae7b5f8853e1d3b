/**
 * Number of attempts since the process started, by class of the answer's status ('2xx'), or 'none' without
 * an answer. src/kit/server/metrics/metrics.ts reports them.
 */
export const attempts = new Map<string, number>();

/** Counts one attempt. */
export function countAttempt(answer: string): void {
  attempts.set(answer, (attempts.get(answer) ?? 0) + 1);
}
