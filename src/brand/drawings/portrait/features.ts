import type { Likeness } from './likeness.ts';
import type { Sitter } from './sitter.ts';
import type { Spot, Stroke } from './strokes.ts';

type Project = (x: number, y: number) => Spot;

/** Eyes, brows, nostrils, mouth, and what the years have written. */
export function features({ person, onFace }: Sitter): Stroke[] {
  const { face } = person;
  const project: Project = (x, y) => {
    const [a, b] = onFace(x * face.width, y > 0 ? y * face.length : y);
    return [a, b];
  };
  return [
    ...[-1, 1].flatMap((side) => [...eye(side, person, project), ...brow(side, person, project)]),
    ...nose(person, project),
    ...mouth(person, project),
    ...lines(person, project),
  ];
}

function eye(side: number, person: Likeness, project: Project): Stroke[] {
  const { size, spacing, openness } = person.eyes;
  const middle = 0.335 * spacing;
  const at = (t: number, y: number) => project(side * (middle + (t - 0.5) * 0.31 * size), y);
  // From the inner corner (t = 0) to the outer one; the outer corner sits a little higher.
  const swell = (t: number, bias: number) =>
    Math.max(0, Math.sin(Math.PI * Math.max(0, t) ** bias));
  const base = (t: number) => 0.04 - 0.02 * t;
  const upper = (t: number) => base(t) - 0.085 * openness * size * swell(t, 0.85) ** 0.9;
  const lower = (t: number) => base(t) + 0.04 * size * swell(t, 1.2);
  const span = (y: (t: number) => number, from = 0, to = 1) =>
    Array.from({ length: 13 }, (_, i) => from + ((to - from) * i) / 12).map((t) => at(t, y(t)));
  const gaze = 0.5 - (side * person.pose.turn) / 420;
  const disc = (reach: number, cx: number, cy: number) =>
    Array.from({ length: 20 }, (_, i) => {
      const angle = (i / 20) * 2 * Math.PI;
      const t = cx + (reach * Math.cos(angle)) / (0.31 * size);
      const y = cy + reach * Math.sin(angle);
      return at(t, Math.min(lower(t) - 0.004, Math.max(upper(t), y)));
    });
  const iris = 0.075 * size;
  return [
    { kind: 'light', points: [...span(upper), ...span(lower).reverse()] },
    { kind: 'dark', points: disc(iris, gaze, -0.002) },
    { kind: 'light', points: disc(0.018 * size, gaze - 0.06 * side, -0.02) },
    {
      kind: 'dark',
      points: span((t) => upper(t) - 0.006, -0.02, 1.06),
      taper: person.feminine ? 0.019 : 0.014,
    },
    { kind: 'dark', points: span((t) => lower(t) + 0.006, 0.3, 1), taper: 0.007 },
    { kind: 'dark', points: span((t) => upper(t) - 0.042, 0.12, 1.02), taper: 0.006 },
    ...(person.age > 38
      ? [{ kind: 'dark' as const, points: span((t) => lower(t) + 0.075, 0.1, 0.75), taper: 0.006 }]
      : []),
  ];
}

/** Single hairs, leaning outwards along the arch. */
function brow(side: number, person: Likeness, project: Project): Stroke[] {
  const { weight, arch, tone } = person.brows;
  const count = 15;
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const x = 0.14 + 0.41 * t;
    const y = -0.185 - 0.055 * arch * Math.sin(Math.PI * t ** 1.1);
    const body = 0.027 * weight * (1 - 0.7 * t ** 1.6);
    const lean = 0.045 + 0.03 * t;
    return {
      kind: 'dark' as const,
      points: [
        project(side * (x - 0.01), y + body),
        project(side * (x + lean * 0.5), y - body * 0.35),
        project(side * (x + lean), y - body * (0.9 - t)),
      ],
      taper: 0.0135 * (1.15 - tone) * weight,
    };
  });
}

function nose({ nose: { length, width } }: Likeness, project: Project): Stroke[] {
  const y = 0.475 * length;
  return [-1, 1].flatMap((side): Stroke[] => [
    {
      kind: 'dark',
      points: [
        project(side * 0.045 * width, y + 0.012),
        project(side * 0.085 * width, y - 0.012),
        project(side * 0.125 * width, y + 0.008),
      ],
      taper: 0.014,
    },
    {
      kind: 'dark',
      points: [
        project(side * 0.17 * width, y - 0.1),
        project(side * 0.205 * width, y - 0.05),
        project(side * 0.2 * width, y + 0.005),
        project(side * 0.165 * width, y + 0.02),
      ],
      taper: 0.006,
    },
  ]);
}

function mouth({ mouth: { width, smile } }: Likeness, project: Project): Stroke[] {
  const reach = 0.285 * width;
  const seam = Array.from({ length: 15 }, (_, i) => {
    const u = i / 7 - 1;
    const dip = 0.012 * Math.exp(-((u / 0.16) ** 2)) - 0.006 * Math.cos(u * Math.PI);
    return project(u * reach, 0.707 + dip - 0.06 * smile * u * u);
  });
  return [
    { kind: 'dark', points: seam, taper: 0.0125 },
    {
      kind: 'dark',
      points: [-0.5, 0, 0.5].map((u) =>
        project(u * reach * 0.7, 0.835 + 0.012 * (1 - Math.abs(u))),
      ),
      taper: 0.006,
    },
  ];
}

/** What the years write: from the nose to the mouth, beside the eyes, across the forehead. */
function lines({ age, feminine, mouth, beard, pose }: Likeness, project: Project): Stroke[] {
  const years = Math.max(0, Math.min(1, (age - 30) / 28)) * (feminine ? 0.75 : 1);
  const fold = (side: number): Stroke => ({
    kind: 'dark',
    points: [
      [0.235, 0.47],
      [0.29, 0.54],
      [0.325 * mouth.width, 0.61],
    ].map(([x = 0, y = 0]) => project(side * x, y)),
    taper: 0.002 + 0.0055 * years,
  });
  const crow = (side: number) =>
    [-0.02, 0.035, 0.09].map((y): Stroke => ({
      kind: 'dark',
      points: [
        project(side * 0.545, 0.02 + y * 0.5),
        project(side * 0.6, 0.015 + y),
        project(side * 0.64, y * 1.4),
      ],
      taper: 0.0045 * years,
    }));
  const forehead = [-0.5, -0.41].map((y): Stroke => ({
    kind: 'dark',
    points: [-0.36, -0.18, 0, 0.18, 0.36].map((x) => project(x, y - 0.02 * Math.cos(x * 9))),
    taper: 0.0045 * years,
  }));
  // A turned head hides the lines of its far cheek in the outline.
  const near = pose.turn > 0 ? -1 : 1;
  const folds = Math.abs(pose.turn) > 17 ? [near] : [-1, 1];
  const temples = Math.abs(pose.turn) > 10 ? [near] : [-1, 1];
  return [
    ...(beard || age < (feminine ? 45 : 36) ? [] : folds.map(fold)),
    ...(age > 44 ? temples.flatMap(crow) : []),
    ...(age > 52 ? forehead : []),
  ];
}
