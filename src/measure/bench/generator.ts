/**
 * Asks for one address over and over, on connections that stay open, for some seconds: a process
 * of its own, which prints a `Load` as JSON. It looks at the status and counts the bytes of an
 * answer, and does not read them, so that the server is measured rather than the reader.
 */
import { connect } from 'node:net';

import type { Load, LoadOptions } from './load.ts';

const { url, encoding, connections, seconds } = JSON.parse(process.argv[2] ?? '') as LoadOptions;
const { hostname, port, pathname, host } = new URL(url);
const request = Buffer.from(
  `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
);
const endOfHead = Buffer.from('\r\n\r\n');
const wanted = Buffer.from('HTTP/1.1 200 ');

/** Latencies are counted in steps of a twentieth of a millisecond, up to ten seconds. */
const steps = 20;
const latencies = new Uint32Array(10_000 * steps);
let answers = 0;

const start = performance.now();
const end = start + seconds * 1000;
await Promise.all(Array.from({ length: connections }, ask));
const load: Load = {
  rate: answers / ((performance.now() - start) / 1000),
  p50: percentile(0.5),
  p99: percentile(0.99),
};
console.log(JSON.stringify(load));

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    /** Bytes that the answer still needs; undefined before its head was seen. */
    let missing: number | undefined;
    let sent = 0;
    const socket = connect({
      port: Number(port),
      host: hostname,
      noDelay: true,
      // Bytes are read into one place, as nobody keeps them.
      onread: { buffer: Buffer.allocUnsafe(256 * 1024), callback: read },
    });
    socket.once('connect', send);
    socket.once('error', reject);
    socket.once('close', () => {
      if (performance.now() < end) reject(new Error(`${url} closed a connection.`));
    });

    function send(): void {
      sent = performance.now();
      socket.write(request);
    }

    function read(length: number, buffer: Uint8Array): boolean {
      if (missing === undefined) {
        const bytes = Buffer.from(buffer.buffer, buffer.byteOffset, length);
        // Servers here send a head in one piece, or the measurement fails.
        const head = bytes.indexOf(endOfHead);
        const text = bytes.toString('latin1', 0, head);
        const size = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (size === undefined || !bytes.subarray(0, wanted.length).equals(wanted)) {
          socket.destroy();
          reject(new Error(`${url} answered ${text.slice(0, 80)}`));
          return false;
        }
        missing = Number(size) + head + endOfHead.length;
      }
      missing -= length;
      if (missing > 0) return true;
      missing = undefined;
      const now = performance.now();
      answers += 1;
      const step = Math.min(latencies.length - 1, Math.floor((now - sent) * steps));
      latencies[step] = (latencies[step] ?? 0) + 1;
      if (now < end) {
        send();
      } else {
        socket.destroy();
        resolve();
      }
      return true;
    }
  });
}

/** Milliseconds within which so large a part of the answers came. */
function percentile(part: number): number {
  let left = answers * part;
  for (const [step, count] of latencies.entries()) {
    left -= count;
    if (left <= 0) return (step + 1) / steps;
  }
  return Infinity;
}
