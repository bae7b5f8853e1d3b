import type { Socket } from 'node:net';

/** How long, and how many bytes, are still read after the last response; `time` is in milliseconds. */
const limits = { time: 500, bytes: 1024 * 1024 };

/**
 * Closes a socket after its last response, but reads and discards incoming bytes for a moment before it
 * destroys the socket (lingering close). If bytes were left unread, the system would send RST, and the
 * client might lose the response.
 */
export function closeGently(socket: Socket): void {
  let remaining = limits.bytes;
  // Also removes the listener of Node's parser.
  socket.removeAllListeners('data');
  socket.on('data', ({ length }: Buffer) => {
    remaining -= length;
    if (remaining < 0) socket.destroy();
  });
  const timer = setTimeout(() => socket.destroy(), limits.time);
  socket.once('close', () => clearTimeout(timer));
  socket.end();
  socket.resume();
}
