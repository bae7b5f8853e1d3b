/** An event of Chromium's trace; `ts`, `dur` and `tdur` are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** What the thread itself computed meanwhile: others on the machine do not count. */
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
  /** All of the four. */
  work: number;
  /** What tasks after the first contentful paint have over 50 ms. */
  blocking: number;
  /** The longest task after the first contentful paint. */
  longest: number;
}

/** For how long a load is watched, in milliseconds. */
export const watched = 5000;

const kinds = {
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['Paint', 'PrePaint', 'Layerize', 'Commit'],
  script: ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall'],
} as const;

/** Categories of the trace that have these events. */
export const traceCategories = [
  'toplevel',
  'devtools.timeline',
  'loading',
  'blink.user_timing',
  'disabled-by-default-lighthouse',
];

/** What a load gave the main thread to do. Unlike its time it is the same on every machine, about. */
export interface ThreadLoad {
  /** Elements whose styles were computed, each time. */
  styled: number;
  /** Boxes that were laid out, each time. */
  laidOut: number;
}

/**
 * Counts for the time that is watched, from the first contentful paint on: a busy machine comes to it late.
 *
 * @throws Error where the trace has no navigation to the address.
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
 * What a load cost the main thread, from the last navigation to an address on.
 *
 * @throws Error where the trace has no navigation to it.
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

/** What the thread of a page did since the navigation, when that was, and when content was first painted. */
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

/** The events until a load that is watched from a time on is watched no more. */
function watchedFrom(time: number, events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter(({ ts }) => ts < time + watched * 1000);
}

/** Milliseconds that the thread spent on an event. */
function timeOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}
