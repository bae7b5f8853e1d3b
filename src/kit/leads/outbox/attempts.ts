/** Attempts since the process started, by class of the answer's status ('2xx'), or 'none' without answer. */
export const attempts = new Map<string, number>();

/** Counts one attempt. */
export function countAttempt(answer: string): void {
  attempts.set(answer, (attempts.get(answer) ?? 0) + 1);
}
