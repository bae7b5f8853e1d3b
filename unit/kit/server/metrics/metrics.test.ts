import { afterEach, describe, expect, it, vi } from 'vitest';

import { countAttempt } from '#kit/leads/outbox/attempts.ts';
import { createMetrics, kindOf } from '#kit/server/metrics/metrics.ts';
import { openMetricsPort } from '#kit/server/metrics/metrics-port.ts';

const counts = { pending: 2, delivered: 5, held: 1, spam: 0, oldestPending: Date.now() - 60_000 };
const create = (countLeads = async () => counts) =>
  createMetrics({ countLeads, fileBytes: () => 1234 });

describe('the figures for Prometheus', () => {
  it('count requests by method, class of the status and kind', async () => {
    const metrics = create();
    for (const status of [200, 206, 404]) {
      metrics.countRequest({ method: 'GET', path: '/about', status, milliseconds: 0.4 });
    }
    metrics.countRequest({ method: 'BREW', path: '/a.css', status: 405, milliseconds: 30 });
    const text = await metrics.read();
    expect(text).toContain('http_requests_total{method="GET",status="2xx",kind="page"} 2');
    expect(text).toContain('http_requests_total{method="GET",status="4xx",kind="page"} 1');
    expect(text).toContain('http_requests_total{method="other",status="4xx",kind="file"} 1');
  });

  it('say how long requests took, in rising buckets', async () => {
    const metrics = create();
    for (const milliseconds of [0.4, 3, 3, 20_000]) {
      metrics.countRequest({ method: 'GET', path: '/', status: 200, milliseconds });
    }
    const text = await metrics.read();
    const bucket = (le: string) => {
      const line = `http_request_duration_seconds_bucket{le="${le}",kind="page"} `;
      return Number(text.split(line)[1]?.split('\n')[0]);
    };
    expect([
      bucket('0.001'),
      bucket('0.0025'),
      bucket('0.005'),
      bucket('10'),
      bucket('+Inf'),
    ]).toEqual([1, 1, 3, 3, 4]);
    expect(text).toContain('http_request_duration_seconds_count{kind="page"} 4');
    expect(text).toContain('http_request_duration_seconds_sum{kind="page"} 20.0064');
  });

  it('have the states of leads, the bytes of files and the memory of the process', async () => {
    countAttempt('2xx');
    countAttempt('none');
    const text = await create().read();
    expect(text).toContain('leads{state="pending"} 2');
    expect(text).toContain('leads{state="spam"} 0');
    expect(text).toMatch(/leads_oldest_pending_seconds 60/);
    expect(text).toContain('lead_delivery_attempts_total{answer="none"} 1');
    expect(text).toContain('static_files_bytes 1234');
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
  });

  it('leave out the leads while their store is away, and stay readable', async () => {
    const text = await create(() => Promise.reject(new Error('away'))).read();
    expect(text).not.toMatch(/^leads(\{|_oldest_pending_seconds)/m);
    expect(text).toContain('static_files_bytes');
  });

  it('sort requests into a few kinds, whatever clients ask for', () => {
    expect(
      [
        ['GET', '/de/about'],
        ['GET', '/RSC/R/about.txt'],
        ['GET', '/assets/index.js'],
        ['POST', '/contact'],
        ['POST', '/RSC/F/123456789abc/submitLead.txt'],
        ['GET', '/readyz'],
        ['POST', '/vitals'],
      ].map(([method = '', path = '']) => kindOf(method, path)),
    ).toEqual(['page', 'payload', 'file', 'form', 'form', 'probe', 'vitals']);
  });

  it('have web vitals of browsers in seconds, but the layout shift as it is', async () => {
    const metrics = create();
    metrics.countVital({ name: 'LCP', value: 612.5 }, 'about');
    metrics.countVital({ name: 'CLS', value: 0.02 }, 'about');
    const text = await metrics.read();
    expect(text).toContain('web_vitals_lcp_seconds_sum{page="about"} 0.6125');
    expect(text).toContain('web_vitals_cls_bucket{le="0.01",page="about"} 0');
    expect(text).toContain('web_vitals_cls_bucket{le="0.025",page="about"} 1');
  });

  it('have no more series after a hundred thousand requests than after a hundred', async () => {
    const metrics = create();
    const count = (requests: number) => {
      for (let index = 0; index < requests; index += 1) {
        const path = `/about/${String(index)}`;
        metrics.countRequest({ method: 'GET', path, status: 200, milliseconds: index % 50 });
      }
    };
    const series = async () => (await metrics.read()).match(/^http_request\S+/gm);
    count(100);
    const before = await series();
    count(1e5);
    expect(await series()).toEqual(before);
  });
});

describe('the port for Prometheus', () => {
  let port: Awaited<ReturnType<typeof openMetricsPort>> | undefined;
  afterEach(() => {
    port?.server.close();
    port?.server.closeAllConnections();
  });
  const open = (read: () => Promise<string>, taken = 0) =>
    openMetricsPort({ port: taken, host: '127.0.0.1' }, read);

  it('answers /metrics and nothing else', async () => {
    port = await open(async () => 'up 1\n');
    const answer = await fetch(port.url);
    expect([answer.status, await answer.text()]).toEqual([200, 'up 1\n']);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect((await fetch(new URL('/', port.url))).status).toBe(404);
    expect((await fetch(port.url, { method: 'POST' })).status).toBe(404);
  });

  it('answers 500 if the figures cannot be read', async () => {
    port = await open(() => Promise.reject(new Error('away')));
    vi.spyOn(console, 'error').mockReturnValueOnce();
    expect((await fetch(port.url)).status).toBe(500);
  });

  it('refuses a port that is taken', async () => {
    port = await open(async () => '');
    const taken = Number(new URL(port.url).port);
    await expect(open(async () => '', taken)).rejects.toThrow('EADDRINUSE');
  });
});
