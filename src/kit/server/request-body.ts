import type { IncomingMessage } from 'node:http';

import { HttpError } from '#kit/runtime/http-error.ts';

import type { BodyLimits } from './posted-body.ts';

/** Node's request. On our own server it is an `IncomingRequest`, which reads its body itself. */
export type NodeRequest = IncomingMessage & {
  readBody?: (limits: BodyLimits) => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Returns the body of a post. On another server (a hosting platform, or Vite in development) the body
 * is read from `request`, after that server has limited its length.
 *
 * @throws HttpError 413 if it is too long, 400 if it breaks off; on our own server also the other errors of
 *   `IncomingRequest.readBody`.
 */
export async function readBody(
  request: Request,
  incoming: NodeRequest | undefined,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  if (incoming?.readBody) return incoming.readBody(limits).catch(rethrow);
  const tooLong = new HttpError(413, 'body too long');
  if (Number(request.headers.get('content-length') ?? 0) > limits.maxBytes) throw tooLong;
  const body = await request.arrayBuffer().catch(() => {
    throw new HttpError(400, 'body broke off');
  });
  if (body.byteLength > limits.maxBytes) throw tooLong;
  return new Uint8Array(body);
}

/**
 * Throws an equal `HttpError` of the build's own class. The server is not bundled with the build, so the
 * errors of `IncomingRequest` belong to another class, and `instanceof` fails for them.
 */
function rethrow(error: HttpError): never {
  throw error.name === 'HttpError'
    ? new HttpError(error.status, error.message, error.headers)
    : error;
}
