import type { IncomingMessage } from 'node:http';

/**
 * Creates a function that delays requests for files until the build is complete. It calls `answer` at once
 * for every other request, since pages are rendered until then.
 *
 * @param finished Settles when the build is complete; absent if it already is.
 */
export function createWaiting(
  finished?: Promise<void>,
): (request: Pick<IncomingMessage, 'method' | 'url' | 'socket'>, answer: () => void) => void {
  let isFinished = !finished;
  const markFinished = () => (isFinished = true);
  void finished?.then(markFinished, markFinished);
  return (request, answer) => {
    if (isFinished || !asksForFile(request)) {
      answer();
      return;
    }
    const { socket } = request;
    const { timeout = 0 } = socket;
    // The build may take longer than the timeout that http-server.ts has set.
    socket.setTimeout(0);
    const answerNow = () => {
      if (socket.destroyed) return;
      socket.setTimeout(timeout);
      answer();
    };
    void finished?.then(answerNow, answerNow);
  };
}

/**
 * Whether the address ends in a file extension. The router's payloads (`/RSC/`) have one too, but are
 * rendered.
 */
function asksForFile({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  const [address = ''] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') &&
    !address.startsWith('/RSC/') &&
    /\.\w+$/.test(address)
  );
}
