import { randomUUID } from 'node:crypto';

export const requestIdField = 'x-request-id';

/** The id under which a request is logged: the proxy's, where it is a sane token, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
