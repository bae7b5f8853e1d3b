import { IncomingMessage, type ServerResponse } from 'node:http';

import { HttpError } from '#kit/runtime/http-error.ts';

import { type BodyLimits, PostedBody } from './posted-body.ts';

/**
 * A request of Node's server whose body never becomes a stream: `readBody` asks for it, and what
 * nobody asks for is not read.
 */
export class IncomingRequest extends IncomingMessage {
  /** Whether Node's parser leaves the connection after this request's head; set by the server. */
  leavesParser: boolean | undefined;
  #body: PostedBody | undefined;
  #onWhole: (() => void) | undefined;

  /**
   * Node asks `shouldUpgradeCallback` of requests for an upgrade, and hands the connection over
   * where it says yes. So that it is asked of every request, all look like one until then.
   */
  get upgrade(): boolean {
    return this.leavesParser ?? true;
  }
  set upgrade(_asked: unknown) {
    // Node's own note of it is not needed.
  }

  /** Bytes that its head holds, with a fair share for the objects around it. */
  get headBytes(): number {
    const { url = '', rawHeaders } = this;
    return rawHeaders.reduce((sum, { length }) => sum + length, 4096 + url.length);
  }

  get hasBody(): boolean {
    return this.#isChunked || this.#announced > 0;
  }

  /** Whether its body may be read by `readBody`: forms are posted, and say their length first. */
  get hasReadableBody(): boolean {
    return this.method === 'POST' && !this.#isChunked;
  }

  /**
   * Holds what comes of the body, for as long as the answer is on its way. A connection on which a
   * body was not read to its end takes no further request.
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

  /** Called by Node's parser. Answers whether the connection is to be read on. */
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
