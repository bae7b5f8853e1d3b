import { connect } from 'node:net';

/** The result of sending raw bytes to a server. */
export interface Exchange {
  /** Status codes of the responses, in the order of arrival. */
  statuses: number[];
  /** All received bytes, decoded as UTF-8. */
  text: string;
  /** Milliseconds until the connection was closed, by the server or by this client. */
  time: number;
}

export interface RawOptions {
  /** Number of responses after which the client closes the connection. */
  answers?: number;
  /** Timeout in milliseconds, after which the client closes the connection in any case. */
  patience?: number;
  /** Text that is sent repeatedly, every `interval` milliseconds, until the connection is closed. */
  drip?: { text: string; interval: number };
}

/**
 * Sends raw bytes, such as requests that an HTTP client would refuse to send, and collects the responses. Never
 * rejects: a connection error counts as a closed connection.
 *
 * @param site The URL of the server.
 */
export function exchange(
  site: string,
  bytes: string | Buffer,
  { answers = 1, patience = 15_000, drip }: RawOptions = {},
): Promise<Exchange> {
  const { hostname, port } = new URL(site);
  const start = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let endTimer: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const dripping = drip && setInterval(() => socket.write(drip.text), drip.interval);
    const timeoutTimer = setTimeout(end, patience);
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      // Waits a little longer: an additional response would reveal a smuggled request.
      if (statusesOf(text).length >= answers) endTimer ??= setTimeout(end, 50);
    });
    // 'close' follows every error.
    socket.on('error', () => undefined);
    socket.on('close', end);

    function end(): void {
      clearTimeout(timeoutTimer);
      clearTimeout(endTimer);
      clearInterval(dripping);
      socket.destroy();
      resolve({ statuses: statusesOf(text), text, time: performance.now() - start });
    }
  });
}

function statusesOf(text: string): number[] {
  return Array.from(text.matchAll(/HTTP\/1\.[01] (\d{3}) /g), ([, status]) => Number(status));
}
