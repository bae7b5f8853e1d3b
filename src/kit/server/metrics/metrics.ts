import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { attempts } from '#kit/leads/outbox/attempts.ts';
import type { Outbox } from '#kit/leads/outbox/outbox.ts';
import type { AnsweredRequest } from '#kit/runtime/log.ts';
import { vitalsPath } from '#kit/site/vitals.ts';

import { type Vital, type VitalName, vitalNames } from './vitals.ts';

export interface MetricsOptions {
  /** How many leads are in each state; rejects while the store is unavailable. */
  countLeads: () => ReturnType<Outbox['counts']>;
  /** Bytes of built files in memory. */
  fileBytes: () => number;
}

export interface Metrics {
  countRequest(request: Pick<AnsweredRequest, 'method' | 'path' | 'status' | 'milliseconds'>): void;
  /** Records a web vital. @param page The page's route. */
  countVital(vital: Vital, page: string): void;
  /** Returns the metrics in Prometheus' text format. */
  read: () => Promise<string>;
}

/** Upper bounds in seconds. A file from memory takes a fraction of the first bucket. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Upper bounds in seconds, around the thresholds between good and poor. CLS (layout shift) has no unit. */
const vitalBuckets: Record<VitalName, number[]> = {
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
  FCP: [0.4, 0.8, 1.2, 1.8, 2.4, 3, 5],
  INP: [0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 1],
  LCP: [0.4, 0.8, 1.2, 1.8, 2.5, 4, 6],
  TTFB: [0.05, 0.1, 0.2, 0.4, 0.8, 1.8, 3],
};

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * Creates the metrics of this process for Prometheus. Labels have few possible values whatever clients
 * send, so the number of time series is bounded.
 */
export function createMetrics({ countLeads, fileBytes }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method, class of the status and kind',
    labelNames: ['method', 'status', 'kind'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was ready, by kind of the request',
    labelNames: ['kind'],
    buckets: durationBuckets,
    registers,
  });
  const vitals = new Map<VitalName, Histogram<'page'>>();
  for (const name of vitalNames) {
    const histogram = new Histogram({
      name: `web_vitals_${name.toLowerCase()}${name === 'CLS' ? '' : '_seconds'}`,
      help: `${name} as browsers measured it, by route`,
      labelNames: ['page'],
      buckets: vitalBuckets[name],
      registers,
    });
    vitals.set(name, histogram);
  }
  const deliveries = new Counter({
    name: 'lead_delivery_attempts_total',
    help: 'Submissions to the provider by the class of its answer',
    labelNames: ['answer'],
    registers,
  });
  const leads = new Gauge({
    name: 'leads',
    help: 'Leads in the store by state',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'leads_oldest_pending_seconds',
    help: 'How long the oldest pending lead has waited; 0 where none waits',
    registers,
  });
  const files = new Gauge({
    name: 'static_files_bytes',
    help: 'Built files in memory',
    registers,
  });
  return {
    countRequest({ method, path, status, milliseconds }) {
      const kind = kindOf(method, path);
      requests.inc({
        method: methods.has(method) ? method : 'other',
        status: `${String(Math.floor(status / 100))}xx`,
        kind,
      });
      durations.observe({ kind }, milliseconds / 1000);
    },
    countVital({ name, value }, page) {
      vitals.get(name)?.observe({ page }, name === 'CLS' ? value : value / 1000);
    },
    async read() {
      // A counter cannot be set, only incremented. So it is reset to 0 and incremented by the current total.
      deliveries.reset();
      for (const [answer, count] of attempts) deliveries.inc({ answer }, count);
      files.set(fileBytes());
      // `leads` has no values after its reset, and `oldest`, which has no labels, is 0. While the store is
      // unavailable, neither may have a value.
      leads.reset();
      oldest.reset();
      const counts = await countLeads().catch(() => undefined);
      if (counts) {
        const { oldestPending, ...states } = counts;
        for (const [state, count] of Object.entries(states)) leads.set({ state }, count);
        if (oldestPending !== null) oldest.set(Math.max(0, Date.now() - oldestPending) / 1000);
      } else {
        oldest.remove();
      }
      return registry.metrics();
    },
  };
}

/** Returns the label `kind` of a request: page, payload, file, form, probe or vitals. */
export function kindOf(method: string, path: string): string {
  if (path === vitalsPath) return 'vitals';
  if (method === 'POST') return 'form';
  if (path === '/healthz' || path === '/readyz') return 'probe';
  if (path.startsWith('/RSC/')) return 'payload';
  return path.includes('.') ? 'file' : 'page';
}
