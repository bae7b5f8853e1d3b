import type { IncomingMessage } from 'node:http';

/**
 * Creates the function that delays requests while the build is not complete. serve.ts calls it with each
 * request that no built file answers yet. If the request asks for a file, the build may still make that file,
 * so `answer` is called when the build has ended. Any other request can be rendered, so `answer` is called at
 * once.
 *
 * @param finished Settles when the build has ended; absent if it is complete.
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
