/** Says whether the router is to wait before it follows the browser to another page. */
let isHeld: (() => boolean) | undefined;

/** @returns a cleanup function: from then on the router follows at once. */
export function holdReturns(hold: () => boolean): () => void {
  isHeld = hold;
  return () => {
    if (isHeld === hold) isHeld = undefined;
  };
}

/** The router's interceptor of going back and forward: it follows unless this returns false. */
export function interceptReturn<Route>(route: Route): Route | false {
  return isHeld?.() === true ? false : route;
}
