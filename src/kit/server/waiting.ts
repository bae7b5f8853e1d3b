import type { IncomingMessage } from 'node:http';

/**
 * Holds requests for files until the build has them all. Pages do not wait: they can be rendered.
 *
 * @param finished Resolves when the build is complete; absent where it is.
 */
export function createWaiting(
  finished?: Promise<void>,
): (request: Pick<IncomingMessage, 'method' | 'url' | 'socket'>, answer: () => void) => void {
  let isFinished = !finished;
  const end = () => (isFinished = true);
  void finished?.then(end, end);
  return (request, answer) => {
    if (isFinished || !asksForFile(request)) {
      answer();
      return;
    }
    const { socket } = request;
    const { timeout = 0 } = socket;
    socket.setTimeout(0);
    const goOn = () => {
      if (socket.destroyed) return;
      socket.setTimeout(timeout);
      answer();
    };
    void finished?.then(goOn, goOn);
  };
}

/** Pages have addresses without an ending; payloads of the router are rendered as pages are. */
function asksForFile({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  const [address = ''] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') &&
    !address.startsWith('/RSC/') &&
    /\.\w+$/.test(address)
  );
}
