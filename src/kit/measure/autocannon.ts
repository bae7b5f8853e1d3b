import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/**
 * The parts of autocannon's result that are read here. `average` is in requests per second, latency in
 * milliseconds.
 */
export interface LoadReport {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

export interface LoadOptions {
  connections: number;
  seconds: number;
}

/** Requests one address over many connections at once, from a process of its own. */
export async function runAutocannon(
  url: string,
  { connections, seconds }: LoadOptions,
): Promise<LoadReport> {
  const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
  const options = ['-j', '-c', String(connections), '-d', String(seconds)];
  // Autocannon itself sends no Accept-Encoding header.
  const args = [program, ...options, '-H', 'accept-encoding=identity', url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as LoadReport;
}
