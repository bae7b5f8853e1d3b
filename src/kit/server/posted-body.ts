import { HttpError } from '#kit/runtime/http-error.ts';

/** Limits of all bodies being received together. Posts beyond these limits are answered with 503. */
export const maxBodies = { number: 512, bytes: 16 * 1024 * 1024 };

/** Maximum number of bytes that one body may have. A form is a few kB. */
export const maxBodyBytes = 64 * 1024;
/**
 * Maximum number of chunks of a body. Packets carry at least half a kilobyte, so 64 kB arrive in 128 chunks
 * at most. The limit is eight times as high.
 */
export const maxChunks = 1024;
/** Initial size of a body's buffer; bytes. */
const initialCapacity = 4 * 1024;

/** Current totals of the bodies being received. */
export const currentBodies = { number: 0, bytes: 0 };

export interface BodyLimits {
  maxBytes: number;
  /** Milliseconds from the call of `read` until the last byte must have arrived. */
  timeout: number;
}

/**
 * Receives a body into one growing buffer. If each chunk were kept instead, a body sent byte by byte would
 * need an object for every byte.
 */
export class PostedBody {
  #bytes = new Uint8Array();
  #length = 0;
  #chunks = 0;
  #maxBytes = maxBodyBytes;
  #isRequested = false;
  #isComplete = false;
  #isReleased = false;
  #problem: HttpError | undefined;
  #settle: (() => void) | undefined;

  constructor() {
    currentBodies.number += 1;
    if (currentBodies.number > maxBodies.number) this.#fail(tooManyBodies());
  }

  /** Appends a chunk. @returns whether Node should keep reading the socket. */
  append(chunk: Uint8Array): boolean {
    const length = this.#length + chunk.length;
    this.#chunks += 1;
    if (length > this.#maxBytes) this.#fail(tooLong());
    if (this.#chunks > maxChunks) this.#fail(new HttpError(400, 'body in too many pieces'));
    if (this.#problem || !this.#grow(length)) return false;
    this.#bytes.set(chunk, this.#length);
    this.#length = length;
    // Back-pressure: the socket stays paused until `read` asks for the body.
    return this.#isRequested;
  }

  /** To be called after the last chunk. */
  end(): void {
    this.#isComplete = true;
    this.#settle?.();
  }

  /**
   * Returns the body when its last chunk has arrived.
   *
   * @param contentLength The header Content-Length; bytes.
   * @param resume Resumes reading the socket.
   * @throws HttpError 400, 408, 413 or 503; see `IncomingRequest.readBody`.
   */
  async read(
    { maxBytes, timeout }: BodyLimits,
    contentLength: number,
    resume: () => void,
  ): Promise<Uint8Array<ArrayBuffer>> {
    this.#maxBytes = Math.min(maxBytes, maxBodyBytes);
    // Not `#fail`: a body that arrived completely before this call may also be too long.
    if (Math.max(contentLength, this.#length) > this.#maxBytes) this.#problem ??= tooLong();
    if (!this.#isComplete && !this.#problem) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#settle = resolve;
      const timer = setTimeout(() => this.#fail(new HttpError(408, 'body too slow')), timeout);
      this.#isRequested = true;
      resume();
      await promise;
      clearTimeout(timer);
    }
    if (this.#problem) throw this.#problem;
    return this.#bytes.subarray(0, this.#length);
  }

  /** Frees the buffer. To be called when the response is closed. */
  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    currentBodies.number -= 1;
    currentBodies.bytes -= this.#bytes.length;
    this.#bytes = new Uint8Array();
    this.#fail(new HttpError(400, 'body broke off'));
  }

  /**
   * Makes room for `length` bytes. @returns false if that would exceed `maxBodies` or the buffer was
   * released; the body has then failed.
   */
  #grow(length: number): boolean {
    const capacity = this.#bytes.length;
    if (length <= capacity) return true;
    const newCapacity = Math.min(Math.max(length, initialCapacity, 2 * capacity), maxBodyBytes);
    const added = newCapacity - capacity;
    if (this.#isReleased || currentBodies.bytes + added > maxBodies.bytes) {
      this.#fail(tooManyBodies());
      return false;
    }
    currentBodies.bytes += added;
    const larger = new Uint8Array(newCapacity);
    larger.set(this.#bytes);
    this.#bytes = larger;
    return true;
  }

  /** Makes the pending or the next `read` reject. A complete body cannot fail any more. */
  #fail(problem: HttpError): void {
    if (!this.#isComplete) this.#problem ??= problem;
    this.#settle?.();
  }
}

function tooLong(): HttpError {
  return new HttpError(413, 'body too long');
}

function tooManyBodies(): HttpError {
  return new HttpError(503, 'too many bodies', { 'retry-after': '10' });
}
