/** Returns whether the router has to wait before it follows the browser back or forward. */
let mustWait: (() => boolean) | undefined;

/**
 * Keeps the router from following the browser back or forward as long as `hold` returns true.
 *
 * @returns a cleanup function, after which the router follows at once.
 */
export function holdReturns(hold: () => boolean): () => void {
  mustWait = hold;
  return () => {
    if (mustWait === hold) mustWait = undefined;
  };
}

/**
 * Waku's route interceptor (waku.client.tsx). The router follows the browser back or forward unless this
 * returns false.
 */
export function interceptReturn<Route>(route: Route): Route | false {
  return mustWait?.() === true ? false : route;
}
