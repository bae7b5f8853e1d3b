/**
 * For `addInitScript`: gives each document the sign of intent of a visitor once it has loaded, so that
 * React takes it over (src/kit/site/intent.ts). An event, not an act: neither pointer nor focus move.
 */
export function signOfIntent(): void {
  addEventListener('load', () => dispatchEvent(new Event('pointermove')));
}

/** For `addInitScript`: random choices fall alike in every document, so that its states repeat. */
export function sameChances(): void {
  let state = 1;
  Math.random = () => ((state = (state * 16807) % 2147483647) - 1) / 2147483646;
}
