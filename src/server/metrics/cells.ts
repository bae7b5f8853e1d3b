/** Counts, and how values are spread, in plain numbers: what a busy server can afford per request. */
export interface Cell {
  labels: Readonly<Record<string, string>>;
  count: number;
  sum: number;
  /** Values up to each bound, without those up to the bound before. */
  buckets: number[];
}

export interface Cells {
  add(key: string, labels: () => Record<string, string>, value: number): void;
  all(): Iterable<Cell>;
}

/** What prom-client's registry asks of a metric. */
export interface PlainMetric {
  name: string;
  get: () => {
    name: string;
    help: string;
    type: 'counter' | 'histogram';
    values: { labels: Record<string, string>; value: number; metricName?: string }[];
  };
}

/** @param bounds Upper bounds of the buckets, rising. */
export function createCells(bounds: readonly number[]): Cells {
  const cells = new Map<string, Cell>();
  return {
    add(key, labels, value) {
      let cell = cells.get(key);
      if (!cell) {
        cell = { labels: labels(), count: 0, sum: 0, buckets: bounds.map(() => 0) };
        cells.set(key, cell);
      }
      cell.count += 1;
      cell.sum += value;
      for (let index = 0; index < bounds.length; index += 1) {
        if (value > (bounds[index] ?? 0)) continue;
        cell.buckets[index] = (cell.buckets[index] ?? 0) + 1;
        break;
      }
    },
    all: () => cells.values(),
  };
}

/** The counts as a Prometheus counter. */
export function counterOf(cells: Cells, name: string, help: string): PlainMetric {
  const get: PlainMetric['get'] = () => ({
    name,
    help,
    type: 'counter',
    values: Array.from(cells.all(), ({ labels, count }) => ({
      labels: { ...labels },
      value: count,
    })),
  });
  return { name, get };
}

/** The spread as a Prometheus histogram. */
export function histogramOf(
  cells: Cells,
  bounds: readonly number[],
  name: string,
  help: string,
): PlainMetric {
  const get: PlainMetric['get'] = () => ({
    name,
    help,
    type: 'histogram',
    values: Array.from(cells.all()).flatMap(({ labels, count, sum, buckets }) => {
      let below = 0;
      return [
        ...bounds.map((bound, index) => ({
          metricName: `${name}_bucket`,
          labels: { le: String(bound), ...labels },
          value: (below += buckets[index] ?? 0),
        })),
        { metricName: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
        { metricName: `${name}_sum`, labels: { ...labels }, value: sum },
        { metricName: `${name}_count`, labels: { ...labels }, value: count },
      ];
    }),
  });
  return { name, get };
}
