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

/** The trace categories to record: they contain the events that this file reads. */
export const traceCategories = [
  'toplevel',
  'devtools.timeline',
  'loading',
  'blink.user_timing',
  'disabled-by-default-lighthouse',
];

/** Names of trace events, by the kind of work. */
const eventNames = {
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['Paint', 'PrePaint', 'Layerize', 'Commit'],
  script: ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall'],
  task: ['ThreadControllerImpl::RunTask'],
} as const;

/** Milliseconds for which a load is observed: in `timeWork` from the navigation, in `countWork` from the paint. */
export const observedTime = 5000;

/** A task blocks the main thread by the time above this number of milliseconds. */
const blockingThreshold = 50;

/** Time of a page's main thread in milliseconds. */
export interface WorkTimes {
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

/**
 * Returns the time that the main thread spent on the last load of an address, within `observedTime` after the
 * navigation.
 *
 * @throws Error if the trace has no navigation to the address.
 */
export function timeWork(events: readonly TraceEvent[], url: string): WorkTimes {
  const { threadEvents, navigatedAt, paintedAt } = eventsOfLoad(events, url);
  const observed = observedEvents(navigatedAt, threadEvents);
  const totalOf = (kind: keyof typeof eventNames) => sum(eventsOfKind(kind, observed).map(timeOf));
  const style = totalOf('style');
  const layout = totalOf('layout');
  const paint = totalOf('paint');
  const script = totalOf('script');
  const tasks = eventsOfKind('task', observed)
    .filter(({ ts }) => ts > paintedAt)
    .map(timeOf);
  return {
    style,
    layout,
    paint,
    script,
    work: style + layout + paint + script,
    blocking: sum(tasks.map((time) => Math.max(0, time - blockingThreshold))),
    longest: Math.max(0, ...tasks),
  };
}

/** Counts of the work of a load on the main thread. Unlike times, counts hardly depend on the machine. */
export interface WorkCounts {
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
export function countWork(events: readonly TraceEvent[], url: string): WorkCounts {
  const { threadEvents, paintedAt } = eventsOfLoad(events, url);
  const observed = observedEvents(paintedAt, threadEvents);
  return {
    styled: sum(eventsOfKind('style', observed).map(({ args }) => args?.elementCount ?? 0)),
    laidOut: sum(
      eventsOfKind('layout', observed).map(({ args }) => args?.beginData?.dirtyObjects ?? 0),
    ),
  };
}

/**
 * Returns the events of the page's main thread since the last navigation to an address, and in microseconds the times
 * of the navigation and of the first contentful paint. If the trace has no such paint, `paintedAt` is `navigatedAt`.
 */
function eventsOfLoad(
  events: readonly TraceEvent[],
  url: string,
): { threadEvents: TraceEvent[]; navigatedAt: number; paintedAt: number } {
  const navigation = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && (args?.data?.documentLoaderURL ?? '').startsWith(url),
  );
  if (!navigation) throw new Error(`The trace has no navigation to ${url}.`);
  const { pid, tid, ts: navigatedAt } = navigation;
  const laterEvents = events.filter((event) => event.pid === pid && event.ts >= navigatedAt);
  const paint = laterEvents.find(({ name }) => name === 'firstContentfulPaint');
  return {
    threadEvents: laterEvents.filter((event) => event.ph === 'X' && event.tid === tid),
    navigatedAt,
    paintedAt: paint?.ts ?? navigatedAt,
  };
}

/** Returns the events that begin less than `observedTime` after a time, which is in microseconds. */
function observedEvents(time: number, events: readonly TraceEvent[]): TraceEvent[] {
  const end = time + observedTime * 1000;
  return events.filter(({ ts }) => ts < end);
}

function eventsOfKind(kind: keyof typeof eventNames, events: readonly TraceEvent[]): TraceEvent[] {
  const names: readonly string[] = eventNames[kind];
  return events.filter(({ name }) => names.includes(name));
}

/** Returns the CPU time of an event in milliseconds; its duration if the CPU time is unknown. */
function timeOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
