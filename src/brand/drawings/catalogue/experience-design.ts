import { circle, type Profile, roundedRectangle } from '#brand/drawings/profiles.ts';
import type { Point2, Point3 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [width, depth, plate] = [220, 350, 8] as const;
const [plan, wireframe, surface] = [0, 104, 208] as const;
const screen = roundedRectangle(0, 0, width, depth, 22);
const corners: readonly Point2[] = [
  [12, 12],
  [width - 12, 12],
  [12, depth - 12],
  [width - 12, depth - 12],
];

/** A screen taken apart: its grid, its plan, its surface; the orange button is what a hand meets. */
export function experienceDesign(view?: View): Drawing {
  const sheet = new Sheet('button', view);
  for (const [low, high] of [
    [plan, wireframe],
    [wireframe, surface],
  ] as const) {
    sheet.lines(
      corners.map((corner): Point3[] => [
        [...corner, low + plate],
        [...corner, high],
      ]),
      'axis',
    );
  }
  const layers = [
    ['plan', plan, grid],
    ['wireframe', wireframe, wires],
    ['surface', surface, surfaceLines],
  ] as const;
  for (const [name, z, lines] of layers)
    sheet.part(name, (part) => {
      part.extrude(screen, { at: z, height: plate });
      lines(part, z + plate);
    });
  controls(sheet, surface + plate);
  sheet.dimension([0, depth, 0], [width, depth, 0], { offset: [0, 36, 0], label: '390' });
  sheet.dimension([width, depth, 0], [width, 0, 0], { offset: [36, 0, 0], label: '844' });
  return sheet.finish({ small: { x: -316, y: -150, width: 380, height: 360 } });
}

function grid(sheet: Sheet, z: number): void {
  const columns = Array.from({ length: 5 }, (_, i) => 20 + i * 45);
  const rows = Array.from({ length: 8 }, (_, i) => 20 + i * 44);
  sheet.lines(
    [
      ...columns.map((x): Point3[] => [
        [x, 6, z],
        [x, depth - 6, z],
      ]),
      ...rows.map((y): Point3[] => [
        [6, y, z],
        [width - 6, y, z],
      ]),
    ],
    'engraving',
  );
}

const frame = (x: number, y: number, w: number, d: number, z: number): Point3[] => [
  [x, y, z],
  [x + w, y, z],
  [x + w, y + d, z],
  [x, y + d, z],
  [x, y, z],
];

function wires(sheet: Sheet, z: number): void {
  sheet.lines(
    [
      frame(20, 20, 180, 110, z),
      frame(20, 146, 82, 76, z),
      frame(118, 146, 82, 76, z),
      frame(20, 290, 180, 40, z),
    ],
    'edge',
  );
  sheet.lines(
    [
      [
        [20, 20, z],
        [200, 130, z],
      ],
      [
        [200, 20, z],
        [20, 130, z],
      ],
      [
        [20, 146, z],
        [102, 222, z],
      ],
      [
        [102, 146, z],
        [20, 222, z],
      ],
      ...[240, 254, 268].map((y): Point3[] => [
        [20, y, z],
        [y === 268 ? 130 : 200, y, z],
      ]),
    ],
    'engraving',
  );
}

function surfaceLines(sheet: Sheet, z: number): void {
  sheet.lines(
    [240, 254, 268].map((y): Point3[] => [
      [20, y, z],
      [y === 268 ? 130 : 200, y, z],
    ]),
    'edge',
  );
}

function controls(sheet: Sheet, z: number): void {
  const slab = (profile: Profile) => (part: Sheet) => part.extrude(profile, { at: z, height: 10 });
  sheet.part('image', (part) => {
    slab(roundedRectangle(20, 20, 180, 110, 10))(part);
    part.lines(
      [
        [
          [36, 112, z + 10],
          [80, 66, z + 10],
          [112, 94, z + 10],
          [148, 48, z + 10],
          [186, 112, z + 10],
          [36, 112, z + 10],
        ],
      ],
      'edge',
    );
    part.cylinder([60, 46], 12, { at: z + 10, height: 3 });
  });
  sheet.part('dial', (part) => {
    slab(roundedRectangle(20, 146, 82, 76, 10))(part);
    part.cylinder([61, 184], 24, {
      at: z + 10,
      height: 12,
      engraving: 7,
      holes: [{ profile: circle([61, 166], 4), depth: 4 }],
    });
  });
  sheet.part('slider', (part) => {
    slab(roundedRectangle(118, 146, 82, 76, 10))(part);
    part.line(
      [
        [132, 184, z + 10],
        [186, 184, z + 10],
      ],
      'ground',
    );
    part.cylinder([168, 184], 11, { at: z + 10, height: 10, engraving: 5 });
  });
  sheet.part('button', (part) => {
    part.extrude(roundedRectangle(20, 288, 128, 44, 20), { at: z, height: 16 });
    part.lines(
      [
        [
          [62, 310, z + 16],
          [108, 310, z + 16],
        ],
        [
          [96, 298, z + 16],
          [108, 310, z + 16],
          [96, 322, z + 16],
        ],
      ],
      'edge',
    );
  });
}
