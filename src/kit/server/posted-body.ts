import { HttpError } from '#kit/runtime/http-error.ts';

/** Limits of all bodies being received; beyond them posts are answered with 503. */
export const mostBodies = { number: 512, bytes: 16 * 1024 * 1024 };

/** Bytes of one body that are held at the most: a form is a few kB. */
export const longestBody = 64 * 1024;
/** Chunks that a body may arrive in; packets hold at least half a kilobyte. */
export const mostPieces = 1024;
/** Initial size of a body's buffer; bytes. */
const firstRoom = 4 * 1024;

/** Present totals of the bodies being received. */
export const heldBodies = { number: 0, bytes: 0 };

export interface BodyLimits {
  /** Bytes. */
  longest: number;
  /** Milliseconds until the last byte must have come. */
  patience: number;
}

/** A body being received into one growing buffer, so that one-byte chunks hold no object each. */
export class PostedBody {
  #bytes = new Uint8Array();
  #length = 0;
  #pieces = 0;
  #longest = longestBody;
  #isAsked = false;
  #isWhole = false;
  #isReleased = false;
  #problem: HttpError | undefined;
  #settle: (() => void) | undefined;

  constructor() {
    heldBodies.number += 1;
    if (heldBodies.number > mostBodies.number) this.#fail(tooMany());
  }

  /** Appends a chunk. @returns whether to go on reading the socket. */
  take(piece: Uint8Array): boolean {
    const length = this.#length + piece.length;
    this.#pieces += 1;
    if (length > this.#longest) this.#fail(tooLong());
    if (this.#pieces > mostPieces) this.#fail(new HttpError(400, 'body in too many pieces'));
    if (this.#problem || !this.#hasRoom(length)) return false;
    this.#bytes.set(piece, this.#length);
    this.#length = length;
    // Paused until the body is requested.
    return this.#isAsked;
  }

  /** Called after the last piece. */
  end(): void {
    this.#isWhole = true;
    this.#settle?.();
  }

  /**
   * @param announced Content-Length.
   * @param readOn Resumes reading the socket.
   * @throws HttpError
   */
  async read(
    { longest, patience }: BodyLimits,
    announced: number,
    readOn: () => void,
  ): Promise<Uint8Array<ArrayBuffer>> {
    this.#longest = Math.min(longest, longestBody);
    if (Math.max(announced, this.#length) > this.#longest) this.#fail(tooLong());
    if (!this.#isWhole && !this.#problem) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#settle = resolve;
      const timer = setTimeout(() => this.#fail(new HttpError(408, 'body too slow')), patience);
      this.#isAsked = true;
      readOn();
      await promise;
      clearTimeout(timer);
    }
    if (this.#problem) throw this.#problem;
    return this.#bytes.subarray(0, this.#length);
  }

  /** To be called when the response is closed. */
  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    heldBodies.number -= 1;
    heldBodies.bytes -= this.#bytes.length;
    this.#bytes = new Uint8Array();
    this.#fail(new HttpError(400, 'body broke off'));
  }

  #hasRoom(length: number): boolean {
    const room = this.#bytes.length;
    if (length <= room) return true;
    const size = Math.min(Math.max(length, firstRoom, 2 * room), longestBody);
    if (this.#isReleased || heldBodies.bytes + size - room > mostBodies.bytes) {
      this.#fail(tooMany());
      return false;
    }
    heldBodies.bytes += size - room;
    const larger = new Uint8Array(size);
    larger.set(this.#bytes);
    this.#bytes = larger;
    return true;
  }

  /** A complete body cannot fail any more. */
  #fail(problem: HttpError): void {
    if (!this.#isWhole) this.#problem ??= problem;
    this.#settle?.();
  }
}

function tooLong(): HttpError {
  return new HttpError(413, 'body too long');
}

function tooMany(): HttpError {
  return new HttpError(503, 'too many bodies', { 'retry-after': '10' });
}
