import cluster from 'node:cluster';

import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

import { attempts } from './attempts.ts';
import type { Outbox } from './outbox.ts';
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
  registry: Registry;
  /** The figures of this process in Prometheus' text format. */
  read: () => Promise<string>;
}

/** Figures of this process, for Prometheus. In a worker they are handed to the primary on demand. */
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
  // All workers read one store: what one of them says is true of all.
  new Gauge({
    name: 'leads',
    help: 'Leads in the store by state',
    labelNames: ['state'],
    aggregator: 'first',
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
    aggregator: 'first',
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
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries([registry]);
    // Made for its listener, which answers the primary.
    new AggregatorRegistry();
  }
  return { requests, vitals, registry, read: () => registry.metrics() };
}
