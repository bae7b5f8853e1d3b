import { IncomingMessage, type ServerResponse } from 'node:http';

import { HttpError } from '#kit/runtime/http-error.ts';

import { type BodyLimits, PostedBody } from './posted-body.ts';

/**
 * A request of Node's server whose body is read into one bounded buffer by `readBody`, never through a
 * stream; an unrequested body is not read.
 */
export class IncomingRequest extends IncomingMessage {
  /** Whether the parser detaches from the connection after this request's head; set by the server. */
  leavesParser: boolean | undefined;
  #body: PostedBody | undefined;
  #onWhole: (() => void) | undefined;

  /**
   * Node calls `shouldUpgradeCallback` for upgrade requests only, and detaches the parser where it
   * returns true. All requests claim to be upgrades, so that it is called for each.
   */
  get upgrade(): boolean {
    return this.leavesParser ?? true;
  }
  set upgrade(_asked: unknown) {
    // Node's parser assigns its own value, which is not used.
  }

  /** Estimate of the memory that a waiting request holds; bytes. */
  get headBytes(): number {
    const { url = '', rawHeaders } = this;
    return rawHeaders.reduce((sum, { length }) => sum + length, 4096 + url.length);
  }

  get hasBody(): boolean {
    return this.#isChunked || this.#announced > 0;
  }

  /** Whether `readBody` can read it: a POST with Content-Length. */
  get hasReadableBody(): boolean {
    return this.method === 'POST' && !this.#isChunked;
  }

  /**
   * Buffers the body until the response is closed. A connection whose body was not read to its end is
   * not kept alive.
   */
  expectBody(response: ServerResponse): void {
    const body = new PostedBody();
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
    response.once('close', () => body.release());
    this.#body = body;
    this.#onWhole = () => {
      body.end();
      response.shouldKeepAlive = shouldKeepAlive;
    };
  }

  /**
   * The whole body.
   *
   * @throws HttpError 411 where its length is not said first (RFC 9112, 6.3), 413 as soon as it is
   *   known to be too long, 408 when it takes too long, 400 when it breaks off or comes in too many
   *   pieces, 503 where too much is under way.
   */
  async readBody(limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#isChunked) throw new HttpError(411, 'body of unknown length');
    if (!this.#body) return new Uint8Array();
    return this.#body.read(limits, this.#announced, () => this.resume());
  }

  /** Called by Node's parser. @returns whether to go on reading the socket. */
  override push(piece: Buffer | null): boolean {
    if (piece !== null) return this.#body?.take(piece) ?? false;
    this.#onWhole?.();
    return super.push(null);
  }

  get #announced(): number {
    return Number(this.headers['content-length'] ?? 0);
  }

  get #isChunked(): boolean {
    return this.headers['transfer-encoding'] !== undefined;
  }
}
