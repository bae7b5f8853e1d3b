import type { IncomingMessage } from 'node:http';

/**
 * Returns a function that calls `answer` for a request: at the end of the build if the request is for a file,
 * and at once for every other request, since pages are rendered until then.
 *
 * @param finished Settles when the build has ended; absent if there is nothing to wait for.
 */
export function delayFilesUntil(
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
