import type { BlockOptions } from '#brand/drawings/block.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [length, width, height] = [128, 50, 50] as const;
const [bay, row] = [144, 66] as const;
/** How many containers stand in each bay of the five rows; bay 4 is the one under the gantry. */
const stacks = [
  [2, 1, 3, 2, 1, 2, 1],
  [3, 2, 2, 3, 0, 1, 2],
  [1, 3, 2, 1, 0, 2, 1],
  [2, 2, 1, 2, 1, 3, 1],
  [1, 2, 3, 1, 2, 1, 1],
] as const;
const gantryX = 4 * bay - 8;
const gantryZ = 330;
const hoistY = 1.5 * row;
const [backY, frontY] = [-46, 5 * row + 18] as const;

/** A container yard under its gantry crane; the orange box is the one being moved. */
export function nordkai(view?: View): Drawing {
  const sheet = new Sheet('load', view);
  if (view) gantrySizes(sheet);
  else yardLines(sheet);
  sheet.part('yard', (part) =>
    stacks.forEach((bays, j) => bays.forEach((count, i) => stack(part, i, j, count))),
  );
  for (const y of [backY, frontY]) leg(sheet, y);
  hoist(sheet);
  for (const x of [gantryX, gantryX + length - 18]) {
    sheet.box([x, backY - 30, gantryZ], [18, frontY - backY + 100, 26], { hatchRight: 22 });
  }
  sheet.part('trolley', (part) =>
    part
      .box([gantryX - 6, hoistY - 6, gantryZ + 26], [length + 12, 64, 30], { hatchRight: 6 })
      .box([gantryX + 30, hoistY + 6, gantryZ + 56], [44, 36, 20]),
  );
  return sheet.finish({ small: { x: 220, y: -70, width: 460, height: 460 } });
}

function yardLines(sheet: Sheet): void {
  for (let i = -1; i <= 8; i += 1)
    sheet.ground([
      [i * bay - 8, -80, 0],
      [i * bay - 8, 5 * row + 60, 0],
    ]);
  for (let j = -1; j <= 6; j += 1)
    sheet.ground([
      [-bay, j * row - 8, 0],
      [7.6 * bay, j * row - 8, 0],
    ]);
  sheet.dimension([0, 5 * row - 16, 0], [3 * bay + length, 5 * row - 16, 0], {
    offset: [0, 58, 0],
    label: '560',
  });
}

/** Span and height of the gantry where it stands alone. */
function gantrySizes(sheet: Sheet): void {
  const right = gantryX + length + 10;
  sheet.dimension([right, backY, 0], [right, frontY, 0], {
    offset: [46, 0, 0],
    label: String(frontY - backY),
  });
  sheet.dimension([gantryX - 10, frontY + 18, 0], [gantryX - 10, frontY + 18, gantryZ], {
    offset: [-30, 30, 0],
    label: String(gantryZ),
  });
}

function stack(sheet: Sheet, i: number, j: number, count: number): void {
  for (let level = 0; level < count; level += 1) {
    const low = level * (height + 1);
    const corner = [i * bay, j * row, low] as const;
    const pattern = (i + j + level) % 3;
    const hatching: BlockOptions = pattern === 2 ? {} : { hatchLeft: pattern === 0 ? 8 : 16 };
    sheet.box(
      corner,
      [length, width, height],
      (i * 2 + j + level) % 4 === 0 ? { ...hatching, hatchRight: 8 } : hatching,
    );
    // The seam of the doors, and the bars that lock them.
    const right = i * bay + length;
    const doors = [0.3, 0.5, 0.7].map((share) => j * row + width * share);
    if ((i * 2 + j + level) % 4 !== 0) {
      sheet.lines(
        doors.map((y) => [
          [right, y, low + 4],
          [right, y, low + height - 4],
        ]),
        'engraving',
      );
    }
  }
}

function leg(sheet: Sheet, y: number): void {
  sheet.box([gantryX - 10, y - 2, 0], [length + 20, 20, 14]);
  for (const x of [gantryX, gantryX + length - 16]) sheet.box([x, y, 14], [16, 16, gantryZ - 14]);
  const [left, right] = [gantryX + 16, gantryX + length - 16];
  sheet.lines(
    [
      [
        [left, y + 8, 60],
        [right, y + 8, 250],
      ],
      [
        [right, y + 8, 60],
        [left, y + 8, 250],
      ],
    ],
    'edge',
  );
}

function hoist(sheet: Sheet): void {
  sheet.part('load', (part) =>
    part.box([gantryX + 8, hoistY, 164], [length, width, height], { hatchLeft: 8 }),
  );
  sheet.box([gantryX + 20, hoistY + 6, 216], [length - 24, width - 12, 6]);
  const ropes = (
    [
      [26, 10],
      [length - 14, 10],
      [26, 40],
      [length - 14, 40],
    ] as const
  ).map(([x, y]) => [
    [gantryX + x, hoistY + y, 222] as const,
    [gantryX + x * 0.8 + 12, hoistY + y, gantryZ] as const,
  ]);
  sheet.lines(ropes, 'dimension');
}
