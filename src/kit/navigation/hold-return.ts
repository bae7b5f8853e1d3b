/** Whether the router must not follow the browser back or forward yet. */
let isHeld: (() => boolean) | undefined;

/**
 * Keeps the router from following the browser back or forward as long as `hold` returns true.
 *
 * @returns a cleanup function, after which the router follows at once.
 */
export function holdReturns(hold: () => boolean): () => void {
  isHeld = hold;
  return () => {
    if (isHeld === hold) isHeld = undefined;
  };
}

/**
 * Waku's route interceptor (waku.client.tsx). The router follows the browser back or forward unless this
 * returns false.
 */
export function interceptReturn<Route>(route: Route): Route | false {
  return isHeld?.() === true ? false : route;
}
