import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { hiddenFields } from '../../testing/native-form.ts';
import { serveArguments } from '../../testing/site.ts';

/** One server process that takes leads; killed and started again on the same port. */
export interface Instance {
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number | null>;
  /**
   * Posts a lead. Answers the reference that a visitor would read, or undefined where the visitor
   * was not thanked.
   */
  submit(id: string, values: Record<string, string>): Promise<string | undefined>;
}

/** 'built': the production server with its pages. 'small': only store and delivery, no build. */
export type InstanceKind = 'built' | 'small';

const path = '/fr/about';

export function createInstance(
  kind: InstanceKind,
  port: number,
  environment: Record<string, string>,
): Instance {
  const url = `http://127.0.0.1:${String(port)}`;
  let child: ChildProcess | undefined;
  let ended: Promise<number | null> = Promise.resolve(null);
  let hidden: Record<string, string> | undefined;

  function spawnServer(): ChildProcess {
    const program =
      kind === 'built' ? serveArguments : [fileURLToPath(new URL('receiver.ts', import.meta.url))];
    return spawn(process.execPath, program, {
      env: {
        ...process.env,
        LOG_LEVEL: 'silent',
        LEADS_LIMIT: '0',
        ...environment,
        PORT: String(port),
        HOST: '127.0.0.1',
      },
    });
  }

  async function submitForm(id: string, values: Record<string, string>) {
    hidden ??= hiddenFields(await (await fetch(url + path)).text(), 'footer');
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...hidden, ...values, lead: id })) {
      body.append(name, value);
    }
    const response = await fetch(url + path, { method: 'POST', body, headers: { origin: url } });
    const html = await response.text();
    const reference = id.slice(0, 8).toUpperCase();
    return response.ok && html.includes(reference) ? reference : undefined;
  }

  async function submitPlain(id: string, values: Record<string, string>) {
    const body = JSON.stringify({ id, values });
    const response = await fetch(url, { method: 'POST', body });
    const text = await response.text();
    return response.ok ? text : undefined;
  }

  return {
    async start() {
      const started = spawnServer();
      child = started;
      ended = new Promise((resolve) => started.once('exit', (code) => resolve(code)));
      await new Promise<void>((resolve, reject) => {
        let output = '';
        const read = (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('Serving on ')) resolve();
        };
        started.stdout?.on('data', read);
        started.stderr?.on('data', read);
        started.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
      });
    },
    async kill() {
      child?.kill('SIGKILL');
      await ended;
    },
    stop() {
      child?.kill('SIGTERM');
      return ended;
    },
    async submit(id, values) {
      try {
        return await (kind === 'built' ? submitForm : submitPlain)(id, values);
      } catch {
        return undefined;
      }
    },
  };
}
