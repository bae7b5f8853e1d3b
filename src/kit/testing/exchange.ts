import { connect } from 'node:net';

/** What a server answered to raw bytes. */
export interface Exchange {
  /** Status codes of the responses, in their order. */
  statuses: number[];
  /** All bytes that came back, as text. */
  text: string;
  /** Milliseconds until the connection was closed, by the server or by this side. */
  time: number;
}

export interface RawOptions {
  /** Number of responses after which the connection is closed. */
  answers?: number;
  /** Timeout in milliseconds, after which the connection is closed in any case. */
  patience?: number;
  /** Text that is sent repeatedly, every `interval` milliseconds, until the connection is closed. */
  drip?: { text: string; interval: number };
}

/** Sends raw bytes, which an HTTP client would refuse to send, and collects the responses. Never rejects. */
export function exchange(
  site: string,
  bytes: string | Buffer,
  { answers = 1, patience = 15_000, drip }: RawOptions = {},
): Promise<Exchange> {
  const { hostname, port } = new URL(site);
  const start = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let settling: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const dripping = drip && setInterval(() => socket.write(drip.text), drip.interval);
    const timer = setTimeout(end, patience);
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      // Waits a little longer for an additional response, which would reveal a smuggled request.
      if (statusesOf(text).length >= answers) settling ??= setTimeout(end, 50);
    });
    socket.on('error', () => undefined);
    socket.on('close', end);

    function end(): void {
      clearTimeout(timer);
      clearTimeout(settling);
      clearInterval(dripping);
      socket.destroy();
      resolve({ statuses: statusesOf(text), text, time: performance.now() - start });
    }
  });
}

function statusesOf(text: string): number[] {
  return Array.from(text.matchAll(/HTTP\/1\.[01] (\d{3}) /g), ([, status]) => Number(status));
}
