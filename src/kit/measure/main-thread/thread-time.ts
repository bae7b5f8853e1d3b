/** An event of Chromium's trace. `ts` (start), `dur` and `tdur` are in microseconds. */
export interface TraceEvent {
  name: string;
  /** Phase; `X` is a complete event, which has a start and a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread during the event. Other processes on the machine do not affect it. */
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
  /** Sum of the four above. A layout that a script forces counts in both, so the sum may exceed the time that passed. */
  work: number;
  /** Total blocking time: the sum of the time above 50 ms of each task after the first contentful paint. */
  blocking: number;
  /** Duration of the longest task after the first contentful paint. */
  longest: number;
}

/** Milliseconds for which a load is observed: by `threadTime` from the navigation, by `threadLoad` from the first paint. */
export const observedTime = 5000;

/** A task blocks the main thread by the time above this number of milliseconds. */
const blockingThreshold = 50;

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

/** Counts of the work of a load on the main thread. Unlike times, counts hardly depend on the machine. */
export interface ThreadLoad {
  /** Number of style computations, summed over all elements. */
  styled: number;
  /** Number of layouts, summed over all boxes. */
  laidOut: number;
}

/**
 * Counts the work from the last navigation to an address until `observedTime` after the first contentful paint. The
 * end does not depend on the time of the navigation, because a busy machine paints late.
 *
 * @throws Error if the trace has no navigation to the address.
 */
export function threadLoad(events: readonly TraceEvent[], url: string): ThreadLoad {
  const { threadEvents, firstPaint } = eventsOfLoad(events, url);
  const sum = (name: string, count: (event: TraceEvent) => number | undefined) =>
    eventsBefore(observedEnd(firstPaint), threadEvents)
      .filter((event) => event.name === name)
      .reduce((total, event) => total + (count(event) ?? 0), 0);
  return {
    styled: sum('UpdateLayoutTree', ({ args }) => args?.elementCount),
    laidOut: sum('Layout', ({ args }) => args?.beginData?.dirtyObjects),
  };
}

/**
 * Returns the time that the main thread spent on the last load of an address, within `observedTime` after the
 * navigation.
 *
 * @throws Error if the trace has no navigation to the address.
 */
export function threadTime(events: readonly TraceEvent[], url: string): ThreadTime {
  const { threadEvents, firstPaint, start } = eventsOfLoad(events, url);
  const observed = eventsBefore(observedEnd(start), threadEvents);
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
    blocking: tasks.reduce((all, task) => all + Math.max(0, task - blockingThreshold), 0),
    longest: Math.max(0, ...tasks),
  };
}

/**
 * Returns the events of the page's main thread since the last navigation to an address, and in microseconds the time
 * of the navigation (`start`) and of the first contentful paint. Without such a paint, `firstPaint` is the time of the
 * navigation.
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

/** Returns the time `observedTime` after a time. Both are in microseconds. */
function observedEnd(time: number): number {
  return time + observedTime * 1000;
}

/** Returns the events that begin before a time in microseconds. */
function eventsBefore(time: number, events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter(({ ts }) => ts < time);
}

/** Returns the CPU time of an event in milliseconds; its duration if the CPU time is unknown. */
function timeOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}
