import type { ServerOptions } from 'node:http';

/**
 * Limits of Node's server, in milliseconds and bytes. A socket that is only half of a request is
 * cut within twelve seconds; Node's defaults would keep it for a minute and a half.
 */
export const httpOptions = {
  headersTimeout: 8_000,
  /** Headers and body; the entry gives up a body sooner, and says so with a page. */
  requestTimeout: 10_000,
  /** How often the two above are looked after. */
  connectionsCheckingInterval: 1_000,
  /** Between two requests. Node adds a second, so that a client in time is not cut off. */
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;
