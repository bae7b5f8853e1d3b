import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterEach, describe, expect, it, vi } from 'vitest';

import type { DeliveryEvent } from '#kit/leads/outbox/delivery.ts';
import {
  channelsOf,
  createNotices,
  type Notice,
  type SendNotice,
} from '#kit/leads/outbox/notices.ts';
import { createOutbox } from '#kit/leads/outbox/outbox.ts';
import { openStore } from '#kit/leads/outbox/store.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';
import { eventually } from '#unit/eventually.ts';

import { newLead } from '../lead.ts';

const outbox = createOutbox(
  await openStore({ file: path.join(temporaryFolder('notices'), 'leads.db') }),
);

async function held(overrides: Parameters<typeof newLead>[0] = {}): Promise<DeliveryEvent> {
  const lead = await outbox.get(await outbox.store(newLead(overrides)));
  if (!lead) throw new Error('The lead was not stored.');
  return { kind: 'held', lead, answer: '400 INVALID_EMAIL' };
}

/** A channel whose first `fails` notices are lost, and the notices that it received. */
function createChannel({ fails = 0 } = {}) {
  const received: Notice[] = [];
  let left = fails;
  const channel: SendNotice = async (notice) => {
    left -= 1;
    if (left >= 0) throw new Error('smtp://user:secret@host refused');
    received.push(notice);
  };
  return { received, channel };
}

const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe('notices', () => {
  it('report the first lead soon, then all others together', async () => {
    const { received, channel } = createChannel();
    const notices = createNotices({
      channels: [channel],
      log: () => undefined,
      batchDelay: 10,
      interval: 400,
    });
    const first = await held();
    const others = await Promise.all(Array.from({ length: 30 }, () => held()));
    vi.useFakeTimers();
    notices.add(first);
    await vi.advanceTimersByTimeAsync(10);
    expect(received).toHaveLength(1);
    for (const lead of others) notices.add(lead);
    await vi.advanceTimersByTimeAsync(399);
    expect(received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toHaveLength(2);
    expect(received[0]?.subject).toMatch(/: a lead needs you$/);
    expect(received[0]?.text).toContain(first.lead.id.slice(0, 8).toUpperCase());
    expect(received[1]?.subject).toMatch(/: 30 leads need you$/);
    expect(received[1]?.text).toContain('and 10 more');
    await vi.advanceTimersByTimeAsync(4000);
    expect(received).toHaveLength(2);
  });

  it('repeat nothing that a visitor typed', async () => {
    const { received, channel } = createChannel();
    const notices = createNotices({ channels: [channel], log: () => undefined, batchDelay: 1 });
    notices.add(await held());
    await eventually(() => expect(received).toHaveLength(1));
    expect(received[0]?.leads[0]?.page).toBe('/ar/contact');
    expect(JSON.stringify(received)).not.toMatch(/ada@example|Analytical|Bonjour/);
  });

  it.each([
    ['/Your-account-is-blocked,-call-0900', 'not-found___en'],
    ['/a\r\nBcc: x@y.example\u2028z', 'unknown___fr'],
    ['/\u202egnp.exe', 'not-found___de'],
  ])('name no page that the site does not have: %j', async (page, pageName) => {
    const { received, channel } = createChannel();
    const notices = createNotices({ channels: [channel], log: () => undefined, batchDelay: 1 });
    const payload = { fields: [], context: { pageUri: page, pageName } };
    notices.add(await held({ page, payload }));
    await eventually(() => expect(received).toHaveLength(1));
    expect(received[0]?.leads[0]?.page).toBe('(no page of the site)');
    expect(JSON.stringify(received)).not.toMatch(/blocked|Bcc|gnp|\u202e/);
  });

  it('that fail are sent with the next, and the log shows no password', async () => {
    const { received, channel } = createChannel({ fails: 1 });
    const logged: unknown[] = [];
    const notices = createNotices({
      channels: [channel],
      log: (event, message) => logged.push(event, message),
      batchDelay: 10,
      interval: 50,
    });
    notices.add(await held());
    await eventually(() => expect(received).toHaveLength(1));
    expect(JSON.stringify(logged)).toContain('could not be sent');
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  it('are sent before a stop, which also ends if there is no channel', async () => {
    const { received, channel } = createChannel();
    const notices = createNotices({ channels: [channel], log: () => undefined });
    notices.add(await held());
    await notices.stop();
    expect(received).toHaveLength(1);
    const nobody = createNotices({ channels: [], log: () => undefined });
    nobody.add(await held());
    await nobody.stop();
  });

  it('delay a stop that comes while they are sent', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const beginsToSend = vi.fn(() => arrived);
    const notices = createNotices({
      channels: [beginsToSend],
      log: () => undefined,
      batchDelay: 1,
    });
    notices.add(await held());
    await eventually(() => expect(beginsToSend).toHaveBeenCalledOnce());
    let hasStopped = false;
    const stopped = notices.stop().then(() => (hasStopped = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(hasStopped).toBe(false);
    arrive();
    await stopped;
    expect(beginsToSend).toHaveBeenCalledOnce();
  });

  it('reach a webhook, and fail if it refuses', async () => {
    const bodies: string[] = [];
    let status = 200;
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(body);
        response.writeHead(status).end();
      });
    });
    const [send] = channelsOf({ webhookUrl: `http://127.0.0.1:${String(await listen(server))}/x` });
    const notice = { subject: 'A lead', text: 'needs you', leads: [] };
    await send?.(notice);
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
      { text: 'A lead\n\nneeds you', leads: [] },
    ]);
    status = 500;
    await expect(send?.(notice)).rejects.toThrow('status 500');
  });

  it('reach a mailbox', async () => {
    const lines: string[] = [];
    const server = createTcpServer((socket) => {
      socket.write('220 mail.example\r\n');
      let data = false;
      let rest = '';
      socket.on('data', (chunk) => {
        rest += chunk.toString();
        const complete = rest.split('\r\n');
        rest = complete.pop() ?? '';
        for (const line of complete) {
          lines.push(line);
          if (data && line !== '.') continue;
          if (line === 'DATA') socket.write('354 go on\r\n');
          else if (line === 'QUIT') socket.end('221 bye\r\n');
          else socket.write('250 ok\r\n');
          data = line === 'DATA';
        }
      });
    });
    const port = await listen(server);
    const [send] = channelsOf({
      email: {
        smtpUrl: `smtp://127.0.0.1:${String(port)}`,
        to: 'owner@example.com',
        from: 'site@example.com',
      },
    });
    await send?.({
      subject: 'Officina Lume: a lead\r\nBcc: x@y.example',
      text: '1A2B3C4D',
      leads: [],
    });
    expect(lines).toContain('RCPT TO:<owner@example.com>');
    expect(lines).toContain('From: site@example.com');
    expect(lines).toContain('1A2B3C4D');
    expect(lines.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    expect(lines.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  });

  it('that a mail server refuses end with an error', async () => {
    const server = createTcpServer((socket) => socket.end('554 no\r\n'));
    const port = await listen(server);
    const [send] = channelsOf({
      email: {
        smtpUrl: `smtp://127.0.0.1:${String(port)}`,
        to: 'a@b.example',
        from: 'c@d.example',
      },
    });
    await expect(send?.({ subject: 'x', text: 'y', leads: [] })).rejects.toThrow();
  });
});
