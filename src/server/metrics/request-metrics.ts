import type { AnsweredRequest } from '../../runtime/log.ts';
import { counterOf, createCells, histogramOf, type PlainMetric } from './cells.ts';

export type CountedRequest = Pick<AnsweredRequest, 'method' | 'path' | 'status' | 'milliseconds'>;

export interface RequestMetrics {
  count(request: CountedRequest): void;
  metrics: readonly PlainMetric[];
}

/** Seconds. Files from memory take a fraction of the first. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Counts requests and how long they took. Labels have few values, whatever clients send. */
export function createRequestMetrics(): RequestMetrics {
  const counts = createCells([]);
  const durations = createCells(bounds);
  return {
    count({ method, path, status, milliseconds }) {
      const kind = kindOf(method, path);
      const known = methods.has(method) ? method : 'other';
      const statusClass = classOf(status);
      counts.add(
        `${known}${statusClass}${kind}`,
        () => ({ method: known, status: statusClass, kind }),
        1,
      );
      durations.add(kind, () => ({ kind }), milliseconds / 1000);
    },
    metrics: [
      counterOf(counts, 'http_requests_total', 'Requests by method, class of the status and kind'),
      histogramOf(
        durations,
        bounds,
        'http_request_duration_seconds',
        'Time until an answer was ready, by kind of the request',
      ),
    ],
  };
}

/** What a request asks for: a page, a payload, a file, a form's submission, a probe or a beacon. */
export function kindOf(method: string, path: string): string {
  if (path === '/vitals') return 'vitals';
  if (method === 'POST') return 'form';
  if (path === '/healthz' || path === '/readyz') return 'probe';
  if (path.startsWith('/RSC/')) return 'payload';
  return path.includes('.') ? 'file' : 'page';
}

function classOf(status: number): string {
  return `${String(Math.floor(status / 100))}xx`;
}
