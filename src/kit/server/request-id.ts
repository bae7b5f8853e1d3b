import { randomUUID } from 'node:crypto';

/** Header of requests and responses. */
export const requestIdField = 'x-request-id';

/**
 * Returns the id under which a request is logged: the header's value if it is a plain token, else a new id.
 */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
