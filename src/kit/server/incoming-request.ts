import { IncomingMessage, type ServerResponse } from 'node:http';

import { HttpError } from '#kit/runtime/http-error.ts';

import { type BodyLimits, PostedBody } from './posted-body.ts';

/** Assumed size of the objects that Node holds for a request, besides its URL and headers; bytes. */
const objectBytes = 4096;

/**
 * A request of Node's server. `readBody` reads its body into one bounded buffer, never through a stream.
 * Without a call of `readBody` nothing more of the body is read than what arrived with the head.
 */
export class IncomingRequest extends IncomingMessage {
  /**
   * Whether Node's parser detaches from the connection after this request's head, as it does when a connection
   * changes to another protocol. The server uses this to leave unparsed what follows, such as a body that
   * nobody reads or too many pipelined requests. Undefined until `shouldUpgradeCallback` (http-server.ts)
   * decides.
   */
  detachesParser: boolean | undefined;
  #body: PostedBody | undefined;
  #onComplete: (() => void) | undefined;

  /**
   * Node reads this property twice. The first time, it calls `shouldUpgradeCallback` if the value is true:
   * `detachesParser` is still undefined, so the callback is called for every request. The second time, it
   * detaches the parser if the value is true: now the callback has decided. For CONNECT Node detaches the
   * parser in any case.
   */
  get upgrade(): boolean {
    return this.detachesParser ?? true;
  }
  set upgrade(_fromParser: unknown) {
    // Ignored: the value that Node assigns says only whether the client asked for an upgrade.
  }

  /** Estimated memory that Node holds for this request without its body; bytes. */
  get estimatedBytes(): number {
    const { url = '', rawHeaders } = this;
    return rawHeaders.reduce((sum, { length }) => sum + length, objectBytes + url.length);
  }

  get hasBody(): boolean {
    return this.#isChunked || this.#contentLength > 0;
  }

  /** Whether the server is willing to read a body: only that of a POST with a Content-Length. */
  get mayReadBody(): boolean {
    return this.method === 'POST' && !this.#isChunked;
  }

  /**
   * Prepares a buffer for the body, which is released when the response closes. The connection is kept
   * alive only if the body was received completely.
   */
  expectBody(response: ServerResponse): void {
    const body = new PostedBody();
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
    response.once('close', () => body.release());
    this.#body = body;
    this.#onComplete = () => {
      body.end();
      response.shouldKeepAlive = shouldKeepAlive;
    };
  }

  /**
   * Returns the complete body; an empty array if the request has none.
   *
   * @throws HttpError 411 if the body is chunked and so has no Content-Length (RFC 9112, 6.3), 413 as soon
   *   as it is known to be too long, 408 if it arrives too slowly, 400 if it breaks off or comes in too many
   *   chunks, 503 if too many bodies are being received.
   */
  async readBody(limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#isChunked) throw new HttpError(411, 'body of unknown length');
    if (!this.#body) return new Uint8Array();
    return this.#body.read(limits, this.#contentLength, () => this.resume());
  }

  /** Called by Node's parser. @returns whether the parser should keep reading the socket. */
  override push(chunk: Buffer | null): boolean {
    if (chunk !== null) return this.#body?.append(chunk) ?? false;
    this.#onComplete?.();
    return super.push(null);
  }

  get #contentLength(): number {
    return Number(this.headers['content-length'] ?? 0);
  }

  get #isChunked(): boolean {
    return this.headers['transfer-encoding'] !== undefined;
  }
}
