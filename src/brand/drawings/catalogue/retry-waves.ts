import { text } from '#brand/drawings/notes.ts';
import { Pen } from '#brand/drawings/pen.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { group, path, type Shape } from '#brand/drawings/shapes.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';

/** Tills that try again, what the ledger can book in a second, and how long they are watched. */
const [tills, capacity, seconds] = [400, 40, 64] as const;
/** The n-th pause: doubled each time, at most half a minute or at most five. */
const bound = (failures: number, longest: number): number => Math.min(2 ** failures, longest);
const SECOND = 8;
/** Height of one request a second. */
const REQUEST = 0.3;
const feet = { fixed: 0, random: 224 } as const;
const large = [1.15, 0, 0, 1.15] as const;

/** Attempts after one failure: in step, and spread by chance; the orange line is what can be booked. */
export function retryWaves(): Drawing {
  const sheet = new Sheet();
  sheet.put(
    'over',
    ...panel(inStep(), feet.fixed),
    ...panel(spread(), feet.random),
    capacityLines(),
  );
  return sheet.finish({
    small: { x: -66, y: -140, width: seconds * SECOND + 84, height: 406 },
    margin: 10,
  });
}

/** Requests in each second where every pause is the same for all. */
function inStep(): number[] {
  const counts = Array.from({ length: seconds }, () => 0);
  for (let failures = 0, time = 1; time < seconds; failures += 1) {
    counts[time] = tills;
    time += bound(failures + 1, 30);
  }
  return counts;
}

/** Requests in each second where a pause is any time below its bound; the fractions repeat exactly. */
function spread(): number[] {
  const counts = Array.from({ length: seconds }, () => 0);
  for (let till = 1; till <= tills; till += 1) {
    let time = 0;
    for (let failures = 0; time < seconds; failures += 1) {
      time +=
        fraction(till * 0.618034 + (failures * till + failures) * 0.7548777) * bound(failures, 300);
      const second = Math.floor(time);
      counts[second] = (counts[second] ?? 0) + 1;
    }
  }
  return counts.slice(0, seconds);
}

const fraction = (value: number): number => value - Math.floor(value);

function panel(counts: readonly number[], foot: number): Shape[] {
  const steps = new Pen();
  const lines = new Pen();
  counts.forEach((count, second) => {
    if (count === 0) return;
    const [left, top] = [second * SECOND, foot - count * REQUEST] as const;
    steps.rectangle(left, top, SECOND, count * REQUEST);
    if (count * REQUEST > 4)
      for (const share of [0.55, 0.8])
        lines.move([left + SECOND * share, foot]).line([left + SECOND * share, top]);
  });
  const ticks = new Pen();
  for (let second = 0; second <= seconds; second += 1)
    ticks
      .move([second * SECOND, foot])
      .line([second * SECOND, foot + (second % 15 === 0 ? 10 : second % 5 === 0 ? 7 : 4)]);
  const height: Point2 = [-12, foot - tills * REQUEST];
  return [
    path('grid', new Pen().move(height).line([seconds * SECOND, height[1]])),
    path('shade', steps),
    path('engraving', lines),
    path('ground', new Pen().move([-12, foot]).line([seconds * SECOND + 4, foot])),
    path('engraving', ticks),
    text(String(tills), [-34, height[1] + 5], large),
    text(String(capacity), [-34, foot - capacity * REQUEST + 3], large),
    ...[0, 15, 30, 45, 60].map((second) => text(String(second), [second * SECOND, foot + 26])),
  ];
}

function capacityLines(): Shape {
  const plates = Object.values(feet).map((foot) =>
    path(
      'plain',
      new Pen().rectangle(-12, foot - capacity * REQUEST - 1.2, seconds * SECOND + 16, 2.4),
    ),
  );
  return group('mark', plates);
}
