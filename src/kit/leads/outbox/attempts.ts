/** How often the provider answered, by class of status ('2xx'), and how often it did not ('none'). */
export const attempts = new Map<string, number>();

/** Counts one attempt by its answer. */
export function countAttempt(answer: string): void {
  attempts.set(answer, (attempts.get(answer) ?? 0) + 1);
}
