/**
 * Init script (for `addInitScript`) that dispatches a sign of intent once a document has loaded, so that
 * it is hydrated (src/kit/site/intent.ts). It is an event only: neither the pointer nor the focus moves.
 */
export function signOfIntent(): void {
  addEventListener('load', () => dispatchEvent(new Event('pointermove')));
}

/**
 * Init script (for `addInitScript`) that seeds `Math.random`, so that random choices are the same in every
 * document. The generator is that of Park and Miller.
 */
export function sameChances(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
}
