import { HttpError } from '../runtime/http-error.ts';

export interface BodyLimits {
  /** Bytes. */
  longest: number;
  /** Milliseconds until the last byte must have come. */
  patience: number;
}

/**
 * Reads a body that may not be long and may not be slow.
 *
 * @throws HttpError 413 as soon as it is known to be too long, 408 when it takes too long, 400 when
 *   it breaks off.
 */
export async function readBody(
  request: Request,
  { longest, patience }: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > longest) {
    throw new HttpError(413, 'body too long');
  }
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HttpError(408, 'body too slow')), patience);
  });
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), tooLate]);
      if (done) return new Uint8Array(Buffer.concat(chunks));
      length += value.length;
      if (length > longest) throw new HttpError(413, 'body too long');
      chunks.push(value);
    }
  } catch (error) {
    void discard(reader);
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'body broke off');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Takes in the rest, so that the client comes to hear the answer; the server hangs up half a
 * second after it.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection is gone.
  }
}
