import { connect } from 'node:net';

export interface Exchange {
  /** Statuses of the answers, in their order. */
  statuses: number[];
  /** Everything that came back. */
  text: string;
  /** Milliseconds until the server hung up, or the patience ended. */
  time: number;
}

export interface RawOptions {
  /** Stops listening after so many answers. */
  answers?: number;
  /** Milliseconds. */
  patience?: number;
  /** Sent again and again, so many milliseconds apart, until the end. */
  drip?: { text: string; interval: number };
}

/** Sends bytes as they are, which no HTTP client would, and listens. */
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
      // A moment more: an answer too many would be a request that was smuggled in.
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
