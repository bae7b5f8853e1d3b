import type { Socket } from 'node:net';

/** How long, and how much, a client may go on sending after its last answer. Milliseconds, bytes. */
const longest = { time: 500, bytes: 1024 * 1024 };

/**
 * Closes a connection whose client may still be sending. Closed with unread bytes in it, the
 * system would reset it and the client might lose the answer: what still comes is thrown away
 * unparsed, for a moment.
 */
export function closeGently(socket: Socket): void {
  let left = longest.bytes;
  // Node's parser is among them.
  socket.removeAllListeners('data');
  socket.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) socket.destroy();
  });
  const timer = setTimeout(() => socket.destroy(), longest.time);
  socket.once('close', () => clearTimeout(timer));
  socket.end();
  socket.resume();
}
