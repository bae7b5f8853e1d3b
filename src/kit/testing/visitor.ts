/**
 * Init script (for `addInitScript`) that dispatches a sign of intent once a document has loaded, so that the
 * document is hydrated (src/kit/site/intent.ts). Only the event is dispatched: neither the pointer nor the
 * focus moves.
 */
export function signOfIntent(): void {
  addEventListener('load', () => dispatchEvent(new Event('pointermove')));
}

/**
 * Init script (for `addInitScript`) that replaces `Math.random` with a seeded generator (Park–Miller), so that random
 * choices are the same in every document.
 */
export function seedRandom(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
}
