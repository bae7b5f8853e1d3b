import type { Socket } from 'node:net';

/** How much is still read after the last response. Milliseconds and bytes. */
const limits = { time: 500, bytes: 1024 * 1024 };

/**
 * Lingering close: closing a socket with unread bytes makes the system send RST, and the client may
 * lose the response. So incoming bytes are read and discarded for a moment before the socket is
 * destroyed.
 */
export function closeGently(socket: Socket): void {
  let remaining = limits.bytes;
  // Detaches Node's parser too.
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
