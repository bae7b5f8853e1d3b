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
export const observedTime = 5000;

/** Names of trace events, by the kind of work. */
const kinds = {
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['Paint', 'PrePaint', 'Layerize', 'Commit'],
  script: ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall'],
} as const;

/** The trace categories to record: they contain the events that this file reads. */
export const traceCategories = [
  'toplevel',
  'devtools.timeline',
  'loading',
  'blink.user_timing',
  'disabled-by-default-lighthouse',
];

/** Counts of a load's work on the main thread. Unlike times, they hardly depend on the machine. */
export interface ThreadLoad {
  /** Number of style computations, summed over all elements. */
  styled: number;
  /** Number of layouts, summed over all boxes. */
  laidOut: number;
}

/**
 * Counts the work of a load, until `observedTime` milliseconds after the first contentful paint. It does not
 * count from the navigation, because a busy machine paints late.
 *
 * @throws Error if the trace has no navigation to the address.
 */
export function threadLoad(events: readonly TraceEvent[], url: string): ThreadLoad {
  const { threadEvents, firstPaint } = eventsOfLoad(events, url);
  const sum = (name: string, count: (event: TraceEvent) => number | undefined) =>
    observedFrom(firstPaint, threadEvents)
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
  const { threadEvents, firstPaint, start } = eventsOfLoad(events, url);
  const observed = observedFrom(start, threadEvents);
  const sum = (names: readonly string[]) =>
    observed
      .filter(({ name }) => names.includes(name))
      .reduce((all, event) => all + timeOf(event), 0);
  const time = {
    style: sum(kinds.style),
    layout: sum(kinds.layout),
    paint: sum(kinds.paint),
    script: sum(kinds.script),
  };
  const tasks = observed
    .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts > firstPaint)
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
 * the navigation (`start`) and of the first contentful paint in microseconds. Without such a paint the time
 * of the navigation stands for it.
 */
function eventsOfLoad(
  events: readonly TraceEvent[],
  url: string,
): { threadEvents: TraceEvent[]; start: number; firstPaint: number } {
  const navigation = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && (args?.data?.documentLoaderURL ?? '').startsWith(url),
  );
  if (!navigation) throw new Error(`The trace has no navigation to ${url}.`);
  const { pid, tid, ts: start } = navigation;
  const firstPaint =
    events.find(
      (event) => event.name === 'firstContentfulPaint' && event.pid === pid && event.ts >= start,
    )?.ts ?? start;
  const threadEvents = events.filter(
    (event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.ts >= start,
  );
  return { threadEvents, start, firstPaint };
}

/** Drops the events that begin `observedTime` milliseconds or more after a time (microseconds). */
function observedFrom(time: number, events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter(({ ts }) => ts < time + observedTime * 1000);
}

/** Returns the thread's CPU time for an event in milliseconds; if unknown, the event's duration. */
function timeOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}
