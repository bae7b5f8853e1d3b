import { HttpError } from '#kit/runtime/http-error.ts';

/** What all bodies under way may hold together; beyond it posts are answered with 503. */
export const mostBodies = { number: 512, bytes: 16 * 1024 * 1024 };

/** Bytes of one body that are held at the most: a form is a few kB. */
export const longestBody = 64 * 1024;
/** Pieces that a body may come in: a packet holds half a kilobyte on the slowest of connections. */
export const mostPieces = 1024;
/** The first room for a body; bytes. */
const firstRoom = 4 * 1024;

/** What the bodies under way hold at present. */
export const heldBodies = { number: 0, bytes: 0 };

export interface BodyLimits {
  /** Bytes. */
  longest: number;
  /** Milliseconds until the last byte must have come. */
  patience: number;
}

/** One body on its way, copied into one piece of memory: what comes in bits holds no object for each. */
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

  /** Takes the next piece. Answers whether the connection is to be read on. */
  take(piece: Uint8Array): boolean {
    const length = this.#length + piece.length;
    this.#pieces += 1;
    if (length > this.#longest) this.#fail(tooLong());
    if (this.#pieces > mostPieces) this.#fail(new HttpError(400, 'body in too many pieces'));
    if (this.#problem || !this.#hasRoom(length)) return false;
    this.#bytes.set(piece, this.#length);
    this.#length = length;
    // Until somebody asks for it, what came with the head is enough.
    return this.#isAsked;
  }

  /** Called after the last piece. */
  end(): void {
    this.#isWhole = true;
    this.#settle?.();
  }

  /**
   * @param announced Content-Length.
   * @param readOn Lets the connection be read.
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

  /** To be called once its answer has left or its connection is gone. */
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

  /** What has arrived as a whole cannot fail any more. */
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
