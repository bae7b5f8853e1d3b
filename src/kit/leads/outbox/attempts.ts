/** The provider's answers by their class, as `2xx`, and how often none came. */
export const attempts = new Map<string, number>();

/** Counts an answer of the provider. */
export function countAttempt(answer: string): void {
  attempts.set(answer, (attempts.get(answer) ?? 0) + 1);
}
