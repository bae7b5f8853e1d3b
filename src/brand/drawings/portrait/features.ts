import { agingOf } from './head.ts';
import type { Likeness } from './likeness.ts';
import type { Sitter } from './sitter.ts';
import { smoothstep } from './solids.ts';
import type { Spot, Stroke } from './strokes.ts';

type Project = (x: number, y: number) => Spot;

const steps = (count: number, from = 0, to = 1) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

/** Returns a pseudo-random number between -1 and 1, always the same for a seed. */
const uneven = (seed: number) => {
  const wild = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return 2 * (wild - Math.floor(wild)) - 1;
};

/** Returns the strokes of eyes, brows, nose, mouth, moustache and ear, and the wrinkles of age. */
export function features(sitter: Sitter): Stroke[] {
  const { person, onFace } = sitter;
  const { face } = person;
  const project: Project = (x, y) => {
    const bent = face.bent * 0.035 * smoothstep(-0.1, 0.6, y);
    const [a, b] = onFace((x + bent) * face.width, y > 0 ? y * face.length : y);
    return [a, b];
  };
  return [
    ...ear(sitter),
    ...lines(person, project),
    ...[-1, 1].flatMap((side) => [...eye(side, person, project), ...brow(side, person, project)]),
    ...nose(person, project),
    ...mouth(person, project),
    ...moustache(person, project),
  ];
}

function eye(side: number, person: Likeness, project: Project): Stroke[] {
  const { size, spacing, openness, gaze, slant, iris: irisTone } = person.eyes;
  const { feminine, pose, age } = person;
  const aging = agingOf(person);
  const wide = 0.335 * size;
  const middle = 0.335 * spacing;
  const at = (t: number, y: number) => project(side * (middle + (t - 0.5) * wide), y);
  // From the inner corner (t = 0), where the tear duct lies low, to the outer one.
  const base = (t: number) => 0.036 - (0.022 + 0.022 * slant) * t;
  const arc = (t: number, peak: number) =>
    Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, t)) ** peak));
  const open = openness * size * (1 - 0.1 * aging);
  const upper = (t: number) => base(t) - 0.098 * open * arc(t, 0.8) ** 0.8;
  const lower = (t: number) =>
    base(t) + 0.036 * size * arc(t, 1.35) - 0.012 * person.mouth.smile * arc(t, 1);
  const span = (y: (t: number) => number, from = 0, to = 1) =>
    steps(14, from, to).map((t) => at(t, y(t)));
  // With a gaze of 0, the eyes of a turned head look at the viewer.
  const gazeShift = -0.105 * Math.sin((pose.turn * Math.PI) / 180) + 0.07 * gaze;
  // The centre of the iris.
  const [cx, cy] = [side * middle + gazeShift, -0.008 * openness];
  const disc = (reach: number, dx = 0, dy = 0, squash = 1): Spot[] =>
    steps(22).map((turn) => {
      const angle = turn * 2 * Math.PI;
      const x = cx + dx + reach * Math.cos(angle);
      const t = (side * x - middle) / wide + 0.5;
      const y = cy + dy + reach * squash * Math.sin(angle);
      return project(x, Math.min(lower(t) - 0.003, Math.max(upper(t), y)));
    });
  const irisRadius = 0.077 * size;
  const bright = 0.3 + 0.7 * irisTone;
  const crescent: Spot[] = [
    ...steps(9, 0.02, 0.78).map((turn) => [0.86, turn] as const),
    ...steps(9, 0.78, 0.02).map((turn) => [0.86 - 0.36 * bright, turn] as const),
  ].map(([reach, turn]) => {
    const angle = (turn - 0.14) * Math.PI;
    const x = cx + irisRadius * reach * Math.cos(angle);
    const t = (side * x - middle) / wide + 0.5;
    return project(
      x,
      Math.min(
        lower(t) - 0.004,
        Math.max(upper(t) + 0.01, cy + irisRadius * reach * Math.sin(angle)),
      ),
    );
  });
  const lid = feminine ? 0.0165 : 0.0125;
  return [
    // The white of the eye, and on it the shadow of the upper lid.
    { kind: 'light', points: [...span(upper), ...span(lower).reverse()] },
    { kind: 'dark', points: span((t) => upper(t) + 0.016, 0.06, 0.98), taper: 0.006 },
    // The iris with its lighter part, the pupil, and the reflection of the lamp.
    { kind: 'dark', points: disc(irisRadius) },
    { kind: 'light', points: crescent },
    { kind: 'dark', points: disc(irisRadius * 0.46) },
    { kind: 'light', points: disc(irisRadius * 0.26, -irisRadius * 0.34, -irisRadius * 0.36) },
    // The inner corner.
    {
      kind: 'dark',
      points: [at(-0.07, base(0) + 0.014), at(0, base(0)), at(0.1, base(0.1) - 0.012)],
      taper: 0.007,
    },
    // The edges of the lids.
    {
      kind: 'dark',
      points: span(
        (t) => upper(t) - 0.004 - (t > 1 ? 0.25 * (t - 1) : 0),
        -0.01,
        feminine ? 1.1 : 1.04,
      ),
      taper: lid,
    },
    { kind: 'dark', points: span((t) => lower(t) + 0.004, 0.22, 1.01), taper: 0.006 },
    // With age, the fold above the lid hangs lower.
    {
      kind: 'dark',
      points: span(
        (t) => upper(t) - 0.04 + 0.03 * aging * t + 0.01 * (1 - arc(t, 0.8)),
        0.08,
        1.06 + 0.06 * aging,
      ),
      taper: 0.006 + 0.002 * aging,
    },
    // Lashes.
    ...(feminine
      ? [0.72, 0.84, 0.95].map((t, i): Stroke => ({
          kind: 'dark',
          points: [
            at(t, upper(t)),
            at(t + 0.05, upper(t) - 0.018),
            at(t + 0.085 + 0.01 * i, upper(t) - 0.03),
          ],
          taper: 0.0055,
        }))
      : []),
    // Wrinkles below the eye.
    ...(age > 36
      ? [0.07, 0.105].slice(0, age > 50 ? 2 : 1).map((drop, i): Stroke => ({
          kind: 'dark',
          points: span((t) => lower(t) + drop - 0.03 * t, 0.06 + 0.1 * i, 0.7 - 0.12 * i),
          taper: 0.0035 + 0.004 * aging,
        }))
      : []),
  ];
}

/** Returns the single hairs of a brow: upright near the nose, lying outwards along the arch, thin at the end. */
function brow(side: number, person: Likeness, project: Project): Stroke[] {
  const { weight, arch, tone, frown, raised } = person.brows;
  const count = Math.round(19 * Math.sqrt(weight));
  const lift = 0.03 * (raised * side > 0 ? Math.abs(raised) : 0);
  return steps(count).map((t, i): Stroke => {
    const x = 0.115 + 0.43 * t - 0.015 * frown * (1 - t);
    const y =
      -0.168 -
      lift +
      0.028 * frown * (1 - t) ** 2 -
      0.06 * arch * Math.sin(Math.PI * t ** 1.25) +
      0.02 * t;
    const body = 0.034 * weight * (1 - 0.75 * t ** 1.5) * (0.55 + 0.45 * smoothstep(0, 0.2, t));
    const lean = (0.012 + 0.06 * smoothstep(0, 0.4, t)) * (1 + 0.25 * uneven(i + 3));
    const off = 0.008 * uneven(i * 1.7 + weight) * weight;
    return {
      kind: 'dark',
      points: [
        project(side * (x - 0.006), y + body + off),
        project(side * (x + lean * 0.5), y - body * 0.15 + off),
        project(side * (x + lean), y - body * (0.9 - 0.9 * t) + off),
      ],
      taper: (0.0085 + 0.004 * uneven(i) ** 2) * (1.15 - 0.7 * tone) * Math.sqrt(weight),
    };
  });
}

function nose({ nose: { length, width, tip }, pose }: Likeness, project: Project): Stroke[] {
  const y = 0.47 * length + 0.012 * (tip - 1);
  const near = pose.turn > 0 ? -1 : 1;
  return [-1, 1].flatMap((side): Stroke[] => [
    {
      kind: 'dark',
      points: [
        project(side * 0.035 * width, y + 0.006),
        project(side * 0.07 * width, y - 0.012),
        project(side * 0.105 * width, y - 0.004),
        project(side * 0.122 * width, y + 0.012),
      ],
      taper: 0.0125,
    },
    // The wing. On the far side of a turned head it is a part of the outline.
    ...(side === near || Math.abs(pose.turn) < 18
      ? [
          {
            kind: 'dark' as const,
            points: [
              project(side * 0.155 * width, y - 0.105),
              project(side * 0.192 * width, y - 0.06),
              project(side * 0.19 * width, y - 0.01),
              project(side * 0.15 * width, y + 0.016),
            ],
            taper: 0.0065,
          },
        ]
      : []),
    ...(side === near
      ? []
      : [
          {
            kind: 'dark' as const,
            points: [
              project(0.02 * side, y + 0.02),
              project(0, y + 0.026),
              project(-0.03 * side, y + 0.02),
            ],
            taper: 0.006,
          },
        ]),
  ]);
}

function mouth(
  { mouth: { width, smile, fullness }, feminine, face, beard }: Likeness,
  project: Project,
): Stroke[] {
  const reach = 0.27 * width;
  const seam = (u: number) => {
    const crooked = 0.012 * face.bent * u;
    const dip = 0.013 * Math.exp(-((u / 0.15) ** 2)) - 0.007 * Math.cos(u * Math.PI * 1.2);
    return 0.712 + dip - (0.05 * smile - 0.008) * u * u + crooked;
  };
  const corners = [-1, 1].map((side): Stroke => ({
    kind: 'dark',
    points: [
      project(side * reach * 0.93, seam(side) + 0.006),
      project(side * reach * 1.02, seam(side) - 0.002),
      project(side * reach * 1.08, seam(side) - 0.02 * smile + 0.02),
    ],
    taper: 0.0075 + 0.002 * smile,
  }));
  const bow = (u: number) =>
    seam(u) - 0.062 * fullness * (1 - Math.abs(u)) ** 0.75 + 0.014 * Math.exp(-((u / 0.13) ** 2));
  // Skin of a low tone has dense lines, among which the seam alone is not visible. A light stroke below it helps.
  const isDark = face.skin < 0.75;
  return [
    ...(isDark
      ? [
          {
            kind: 'light' as const,
            points: steps(12, -0.72, 0.72).map((u) =>
              project(u * reach, seam(u) + 0.022 + 0.03 * fullness * Math.sqrt(1 - u * u)),
            ),
            taper: 0.016,
          },
        ]
      : []),
    {
      kind: 'dark',
      points: steps(16, -1, 1).map((u) => project(u * reach, seam(u))),
      taper: isDark ? 0.017 : 0.0125,
    },
    ...corners,
    ...(feminine && !beard
      ? [
          {
            kind: 'dark' as const,
            points: steps(12, -0.85, 0.85).map((u) => project(u * reach, bow(u))),
            taper: 0.004,
          },
        ]
      : []),
    {
      kind: 'dark',
      points: steps(6, -0.55, 0.55).map((u) =>
        project(u * reach, seam(0) + 0.045 + 0.062 * fullness * Math.sqrt(1 - u * u)),
      ),
      taper: 0.0075,
    },
  ];
}

/** Hairs from under the nose to the corners of the mouth. */
function moustache({ beard, mouth }: Likeness, project: Project): Stroke[] {
  if (!beard || beard.moustache === 0) return [];
  const { moustache: weight, tone } = beard;
  return [-1, 1].flatMap((side) =>
    steps(15).map((t, i): Stroke => {
      const x = 0.02 + 0.25 * mouth.width * t ** 0.9;
      const y = 0.575 + (0.065 - 0.035 * mouth.smile) * t ** 1.6 + 0.008 * uneven(i * 3.1 + side);
      const fall =
        (0.085 + 0.02 * t) * Math.min(1, 0.7 + 0.3 * weight) * (1 + 0.15 * uneven(i + side));
      const lean = 0.02 + 0.075 * t;
      return {
        kind: 'dark',
        points: [
          project(side * x, y),
          project(side * (x + lean * 0.4), y + fall * 0.5),
          project(side * (x + lean), y + fall),
        ],
        taper: 0.0115 * weight * (1.15 - 0.75 * tone),
      };
    }),
  );
}

/** Returns the lines of the ear that the pose shows. Lines that hair hides are left out. */
function ear({ person, head, isVisible }: Sitter): Stroke[] {
  const { size, out } = person.ears;
  const near = person.pose.turn > 0 ? -1 : 1;
  const place = ([y, z]: readonly [number, number]) =>
    head.toPicture([near * (0.82 + 0.06 * out) * person.face.width, y * size, z]);
  const curves = [
    [
      [0.2, -0.17],
      [0.02, -0.2],
      [-0.1, -0.14],
      [-0.11, -0.04],
      [-0.04, 0.02],
    ],
    [
      [0.26, -0.1],
      [0.14, -0.12],
      [0.05, -0.09],
      [0.03, -0.03],
    ],
    [
      [0.2, 0.0],
      [0.13, 0.015],
      [0.06, 0.0],
    ],
  ] as const;
  return curves
    .map((curve) => curve.map(place))
    .filter((curve) => curve.every(isVisible))
    .map((curve, i) => ({
      kind: 'dark',
      points: curve.map(([x, y]): Spot => [x, y]),
      taper: i === 2 ? 0.012 : 0.007,
    }));
}

/** Returns wrinkles: from the nose to the mouth, beside the eyes, between the brows, and across the forehead. */
function lines(person: Likeness, project: Project): Stroke[] {
  const { age, feminine, mouth, brows, pose, beard } = person;
  const aging = agingOf(person) * (feminine ? 0.75 : 1);
  const stroke = (points: readonly (readonly [number, number])[], taper: number): Stroke => ({
    kind: 'dark',
    points: points.map(([x, y]) => project(x, y)),
    taper,
  });
  // On the far cheek of a turned head, lines would run into the outline.
  const near = pose.turn > 0 ? -1 : 1;
  const sides = Math.abs(pose.turn) > 15 ? [near] : [-1, 1];
  const strength = 0.002 * mouth.smile + 0.006 * aging;
  const end = beard ? 0.6 : 0.7;
  const fold = (side: number) =>
    stroke(
      [
        [side * 0.225, 0.465],
        [side * 0.285, 0.515],
        [side * 0.325, 0.58],
        [side * 0.345 * mouth.width, end],
      ],
      strength,
    );
  const crow = (side: number) =>
    [-0.03, 0.03, 0.085].map((y, i) =>
      stroke(
        [
          [side * 0.535, 0.012 + y * 0.4],
          [side * 0.59, 0.005 + y],
          [side * (0.64 - 0.01 * i), y * 1.5],
        ],
        0.0048 * aging,
      ),
    );
  const frown = [-1, 1].map((side) =>
    stroke(
      [
        [side * 0.052, -0.27],
        [side * 0.042, -0.2],
        [side * 0.056, -0.13],
      ],
      0.006 * brows.frown * (0.5 + aging),
    ),
  );
  const forehead = [-0.53, -0.44, -0.36].map((y, i) =>
    stroke(
      steps(6, -0.34 + 0.06 * i, 0.32 - 0.07 * i).map((x) => [
        x,
        y - 0.018 * Math.cos(x * 9) + 0.02 * x * brows.raised,
      ]),
      0.0055 * aging - 0.0008 * i,
    ),
  );
  return [
    ...(aging > 0.3 ? sides.map(fold) : []),
    ...(age > 40 ? sides.flatMap(crow) : []),
    ...(brows.frown > 0.15 ? frown : []),
    ...(age > 46 ? forehead.slice(0, age > 55 ? 3 : 2) : []),
  ];
}
