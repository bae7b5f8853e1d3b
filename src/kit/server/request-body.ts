import type { IncomingMessage } from 'node:http';

import { HttpError } from '#kit/runtime/http-error.ts';

import type { BodyLimits } from './posted-body.ts';

/** The request as Node's server has it, which reads bodies itself where it is ours. */
export type NodeRequest = IncomingMessage & {
  readBody?: (limits: BodyLimits) => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * The body of a post. Where another server than ours took the request (a platform, or Vite in
 * development), that one has read it, or bounds it.
 *
 * @throws HttpError 413 where it is too long, 400 where it breaks off; see `IncomingRequest`.
 */
export async function readBody(
  request: Request,
  incoming: NodeRequest | undefined,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  if (incoming?.readBody) return incoming.readBody(limits).catch(rethrow);
  const tooLong = new HttpError(413, 'body too long');
  if (Number(request.headers.get('content-length') ?? 0) > limits.longest) throw tooLong;
  const body = await request.arrayBuffer().catch(() => {
    throw new HttpError(400, 'body broke off');
  });
  if (body.byteLength > limits.longest) throw tooLong;
  return new Uint8Array(body);
}

/** The server is not part of the build: its `HttpError` is another class than the build's. */
function rethrow(error: HttpError): never {
  throw error.name === 'HttpError'
    ? new HttpError(error.status, error.message, error.headers)
    : error;
}
