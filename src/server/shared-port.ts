import { once } from 'node:events';
import { type AddressInfo, createServer, type ListenOptions } from 'node:net';

/** Where the system divides connections among all sockets that listen on one port. */
const dividing: readonly string[] = ['linux', 'freebsd'] satisfies NodeJS.Platform[];

/**
 * How several processes listen on one port: each on a socket of its own, where the system divides
 * connections evenly. Elsewhere Node's cluster takes connections and hands them on, in a burst
 * nearly all to the process that is quickest.
 */
export const sharedPort: ListenOptions = { reusePort: dividing.includes(process.platform) };

/**
 * A port that nobody listens on: the one asked for, or any for 0. Sockets that share a port would
 * not notice another server that shares it too. Rejects with Node's error where it is taken.
 */
export async function findPort(port: number, host: string | undefined): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const found = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return found;
}
