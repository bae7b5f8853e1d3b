/** An event of Chromium's trace; `ts`, `dur` and `tdur` are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread during the event, which other processes on the machine do not affect. */
  tdur?: number;
  args?: {
    data?: { documentLoaderURL?: string };
    elementCount?: number;
    beginData?: { dirtyObjects?: number };
  };
}

/** Time of a page's main thread in milliseconds. */
export interface ThreadTime {
  style: number;
  layout: number;
  paint: number;
  script: number;
  /** Sum of the four above. */
  work: number;
  /** Blocking time: the sum of what each task after the first contentful paint takes beyond 50 ms. */
  blocking: number;
  /** The longest task after the first contentful paint. */
  longest: number;
}

/** Milliseconds for which a load is observed. */
export const watched = 5000;

/** Names of trace events, by the kind of work. */
const kinds = {
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['Paint', 'PrePaint', 'Layerize', 'Commit'],
  script: ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall'],
} as const;

/** Categories of the trace that contain the events which are read here. */
export const traceCategories = [
  'toplevel',
  'devtools.timeline',
  'loading',
  'blink.user_timing',
  'disabled-by-default-lighthouse',
];

/** How much work a load gave the main thread. Unlike times, these counts hardly depend on the machine. */
export interface ThreadLoad {
  /** Number of style computations, summed over all elements. */
  styled: number;
  /** Number of layouts, summed over all boxes. */
  laidOut: number;
}

/**
 * Counts the work of a load. It counts until `watched` milliseconds after the first contentful paint, not
 * after the navigation, because a busy machine paints late.
 *
 * @throws Error if the trace has no navigation to the address.
 */
export function threadLoad(events: readonly TraceEvent[], url: string): ThreadLoad {
  const { own, paint } = ofLoad(events, url);
  const sum = (name: string, count: (event: TraceEvent) => number | undefined) =>
    watchedFrom(paint, own)
      .filter((event) => event.name === name)
      .reduce((total, event) => total + (count(event) ?? 0), 0);
  return {
    styled: sum('UpdateLayoutTree', ({ args }) => args?.elementCount),
    laidOut: sum('Layout', ({ args }) => args?.beginData?.dirtyObjects),
  };
}

/**
 * Returns the time that the main thread spent on the last load of an address.
 *
 * @throws Error if the trace has no navigation to it.
 */
export function threadTime(events: readonly TraceEvent[], url: string): ThreadTime {
  const { own, paint, start } = ofLoad(events, url);
  const inTime = watchedFrom(start, own);
  const sum = (names: readonly string[]) =>
    inTime
      .filter(({ name }) => names.includes(name))
      .reduce((all, event) => all + timeOf(event), 0);
  const { style, layout, ...others } = kinds;
  const time = {
    style: sum(style),
    layout: sum(layout),
    paint: sum(others.paint),
    script: sum(others.script),
  };
  const tasks = inTime
    .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts > paint)
    .map(timeOf);
  return {
    ...time,
    work: Object.values(time).reduce((all, part) => all + part, 0),
    blocking: tasks.reduce((all, task) => all + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...tasks),
  };
}

/**
 * Returns the events of the page's main thread since the last navigation to an address, and the times of
 * the navigation (`start`) and of the first contentful paint, in microseconds.
 */
function ofLoad(
  events: readonly TraceEvent[],
  url: string,
): { own: TraceEvent[]; start: number; paint: number } {
  const navigation = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && (args?.data?.documentLoaderURL ?? '').startsWith(url),
  );
  if (!navigation) throw new Error(`The trace has no navigation to ${url}.`);
  const { pid, tid, ts: start } = navigation;
  const paint =
    events.find(
      (event) => event.name === 'firstContentfulPaint' && event.pid === pid && event.ts >= start,
    )?.ts ?? start;
  const own = events.filter(
    (event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.ts >= start,
  );
  return { own, start, paint };
}

/**
 * Returns the events that begin less than `watched` milliseconds after a time (microseconds), or before
 * it.
 */
function watchedFrom(time: number, events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter(({ ts }) => ts < time + watched * 1000);
}

/** Returns the milliseconds of CPU time that the thread spent on an event, or else the event's duration. */
function timeOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}
