import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, test } from '#e2e/support/fixtures.ts';
import { startSite } from '#kit/testing/site.ts';
import { callData, leadFields, readAction } from '#kit/testing/submissions.ts';

const leads = 1000;
const connections = 100;

test('of a burst of leads over many connections, each that is answered as sent is stored', async () => {
  const site = await startSite();
  const { call } = await readAction(site, '/about');
  let started = 0;
  let accepted = 0;
  const sendOverOneConnection = async () => {
    while (started < leads) {
      started += 1;
      const response = await fetch(site.url + call, {
        method: 'POST',
        headers: { origin: site.url },
        body: callData({ ...leadFields, name: `Burst ${String(started)}` }),
      });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('"status":"sent"');
      accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendOverOneConnection));
  expect(accepted).toBe(leads);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/kit/leads/cli/main.ts', 'export', '--format', 'csv'],
    { env: { ...process.env, LEADS_DB: site.database }, maxBuffer: 64 * 1024 * 1024 },
  );
  expect(new Set(stdout.match(/Burst \d+/g)).size).toBe(leads);
  await site.stop();
});
