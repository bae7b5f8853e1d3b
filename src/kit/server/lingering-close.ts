import type { Socket } from 'node:net';

/** How long, and how much, is still read after the last response. Milliseconds, bytes. */
const longest = { time: 500, bytes: 1024 * 1024 };

/**
 * Lingering close: closing a socket with unread bytes makes the system send RST, and the client may
 * lose the response. So incoming bytes are discarded unparsed for a moment before it is destroyed.
 */
export function closeGently(socket: Socket): void {
  let left = longest.bytes;
  // Detaches Node's parser too.
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
