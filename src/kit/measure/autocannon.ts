import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** The parts of autocannon's result that are read here. Latency is in milliseconds. */
export interface AutocannonReport {
  /** Requests per second. */
  requests: { average: number };
  latency: { p50: number; p99: number };
  /** Number of responses whose status is not 2xx. */
  non2xx: number;
  /** Number of connection errors and timeouts. */
  errors: number;
}

export interface AutocannonOptions {
  connections: number;
  seconds: number;
}

/** Requests one address over many connections at once. The load generator runs in a separate process. */
export async function runAutocannon(
  url: string,
  { connections, seconds }: AutocannonOptions,
): Promise<AutocannonReport> {
  const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
  const options = ['-j', '-c', String(connections), '-d', String(seconds)];
  // Explicitly requests uncompressed responses: autocannon itself sends no Accept-Encoding header.
  const args = [program, ...options, '-H', 'accept-encoding=identity', url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as AutocannonReport;
}
