import { randomUUID } from 'node:crypto';

export const requestIdField = 'x-request-id';

/** Returns the id under which a request is logged: the proxy's if it is a plain token, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
