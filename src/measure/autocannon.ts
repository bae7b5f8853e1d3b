import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

/** What autocannon found; milliseconds. */
export interface LoadReport {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

/** Many clients of one address, from a process of their own. */
export async function runAutocannon(
  url: string,
  {
    connections,
    seconds,
    headers = {},
  }: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<LoadReport> {
  const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const child = spawn(
    process.execPath,
    [program, '-j', '-c', String(connections), '-d', String(seconds), ...sent, url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`autocannon ended with ${String(code)}.`);
  return JSON.parse(output) as LoadReport;
}
