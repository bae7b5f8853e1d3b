import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Measured {
  seconds: number;
  /** Bytes that all processes of the command held together at most; NaN where /proc is missing. */
  peak: number;
}

/** Milliseconds between two looks at the processes. */
const interval = 50;

/**
 * Runs a command of npm's scripts and measures it with all that it starts.
 *
 * @throws Error with the command's last words where it fails.
 */
export async function runMeasured(command: string, folder: string): Promise<Measured> {
  const start = performance.now();
  const bin = path.join(folder, 'node_modules/.bin');
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)));
  }
  let peak = NaN;
  const timer = setInterval(() => {
    const held = memoryOf(child.pid ?? 0);
    if (!(held <= peak)) peak = held;
  }, interval);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} failed:\n${words}`);
  return { seconds: (performance.now() - start) / 1000, peak };
}

/** Bytes of a process and all below it: the sum of their resident sets. */
export function memoryOf(root: number): number {
  let processes: number[];
  try {
    processes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return NaN;
  }
  const parents = new Map<number, number>();
  for (const id of processes) {
    // The name in brackets may hold anything; after it come state and parent.
    const [, parent] = /\) \S (\d+)/.exec(read(id, 'stat')) ?? [];
    if (parent !== undefined) parents.set(id, Number(parent));
  }
  const belongs = (id: number | undefined): boolean =>
    id !== undefined && (id === root || belongs(parents.get(id)));
  return (
    processes
      .filter(belongs)
      .reduce((sum, id) => sum + Number(/VmRSS:\s+(\d+)/.exec(read(id, 'status'))?.[1] ?? 0), 0) *
    1024
  );
}

function read(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${String(id)}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
