import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

import { attempts } from '../../leads/outbox/attempts.ts';
import type { Outbox } from '../../leads/outbox/outbox.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';
import { createVitalsMetrics, type VitalsMetrics } from './vitals-metrics.ts';

export interface MetricsOptions {
  /** How many leads are in each state; rejects while the store is away. */
  countLeads: () => ReturnType<Outbox['counts']>;
  /** Bytes of built files in memory. */
  fileBytes: () => number;
}

export interface Metrics {
  requests: RequestMetrics;
  vitals: VitalsMetrics;
  /** The figures of this process in Prometheus' text format. */
  read: () => Promise<string>;
}

/** Figures of this process, for Prometheus. */
export function createMetrics({ countLeads, fileBytes }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = createRequestMetrics();
  const vitals = createVitalsMetrics();
  for (const metric of [...requests.metrics, ...vitals.metrics]) {
    registry.registerMetric(metric as unknown as Counter);
  }
  new Counter({
    name: 'lead_delivery_attempts_total',
    help: 'Submissions to the provider by the class of its answer',
    labelNames: ['answer'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [answer, count] of attempts) this.inc({ answer }, count);
    },
  });
  new Gauge({
    name: 'leads',
    help: 'Leads in the store by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await countLeads().catch(() => undefined);
      if (!counts) return;
      for (const state of ['pending', 'delivered', 'held', 'spam'] as const) {
        this.set({ state }, counts[state]);
      }
    },
  });
  new Gauge({
    name: 'leads_oldest_pending_seconds',
    help: 'How long the oldest pending lead has waited; 0 where none waits',
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await countLeads().catch(() => undefined);
      if (!counts) return;
      const oldest = counts.oldestPending;
      this.set(oldest === null ? 0 : Math.max(0, Date.now() - oldest) / 1000);
    },
  });
  new Gauge({
    name: 'static_files_bytes',
    help: 'Built files in memory',
    registers: [registry],
    collect() {
      this.set(fileBytes());
    },
  });
  return { requests, vitals, read: () => registry.metrics() };
}
