import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [width, depth, post] = [104, 120, 8] as const;
const [unit, pitch, foot] = [26, 32, 34] as const;
const slots = 8;
const racks = [
  { x: 0, filled: 8 },
  { x: 150, filled: 8 },
  { x: 300, filled: 5 },
] as const;
/** The unit that is being slid in: rack and slot. */
const released = { rack: 1, slot: 4, out: 84 };
const top = foot + slots * pitch;

/** Three racks; one unit slides into its slot while the rest keep running, and the last rack has room to grow. */
export function devopsAndCloudSolutions(view?: View): Drawing {
  const sheet = new Sheet(`unit-${released.rack}-${released.slot}`, view);
  for (let i = -1; i <= 7; i += 1)
    sheet.ground([
      [i * 75 - 23, -60, 0],
      [i * 75 - 23, depth + 170, 0],
    ]);
  for (let j = -1; j <= 3; j += 1)
    sheet.ground([
      [-98, j * 75 + 14, 0],
      [502, j * 75 + 14, 0],
    ]);
  sheet.part('plinth', (part) => part.box([-24, -16, 0], [452, depth + 32, 14], { hatchRight: 8 }));
  racks.forEach(({ x, filled }, rack) => {
    sheet.box([x, 0, 14], [width, depth, foot - 20]);
    for (const dx of [0, width - post]) {
      for (const y of [0, depth - post])
        sheet.box([x + dx, y, foot - 6], [post, post, top - foot + 6]);
    }
    sheet.box([x - 4, -4, top], [width + 8, depth + 8, 12]);
    for (let slot = 0; slot < filled; slot += 1) {
      const isReleased = !view && rack === released.rack && slot === released.slot;
      sheet.part(`unit-${rack}-${slot}`, (part) =>
        rackUnit(part, x, isReleased ? released.out : 0, slot, (rack + slot) % 3),
      );
    }
    for (let slot = filled; slot < slots; slot += 1) emptySlot(sheet, x, slot);
  });
  sheet.part('tray', (part) => part.box([-24, 40, top + 30], [452, 44, 12], { hatchTop: 14 }));
  for (const { x } of racks)
    sheet.cylinder([x + width / 2, 62], 11, { at: top + 12, height: 18, engraving: 5 });
  if (!view) slideIn(sheet);
  sheet.dimension([428, depth + 16, 0], [428, -16, 0], { offset: [40, 0, 0], label: '1200' });
  sheet.dimension([428, -16, 14], [428, -16, top + 12], { offset: [28, -28, 0], label: '8 U' });
  return sheet.finish({ small: { x: -120, y: -170, width: 390, height: 390 } });
}

function rackUnit(sheet: Sheet, x: number, out: number, slot: number, kind: number): void {
  const z = foot + slot * pitch;
  const [left, right] = [x + post, x + width - post];
  const front = depth - 2 + out;
  sheet.box([left, out, z], [right - left, depth - 2, unit]);
  const rows = kind === 0 ? [8, 13, 18] : kind === 1 ? [13] : [10, 16];
  const vents = rows.map(
    (dz) =>
      [
        [left + 34, front, z + dz],
        [right - 8, front, z + dz],
      ] as const,
  );
  const handle = [
    [left + 8, front, z + 7],
    [left + 8, front, z + 19],
    [left + 22, front, z + 19],
    [left + 22, front, z + 7],
  ] as const;
  sheet.lines([...vents, [...handle, handle[0]]], 'engraving');
}

function emptySlot(sheet: Sheet, x: number, slot: number): void {
  const z = foot + slot * pitch;
  const [left, right] = [x + post, x + width - post];
  sheet.lines(
    [
      [
        [left, depth - 2, z + unit],
        [right, depth - 2, z + unit],
      ],
      [
        [left, depth - 2, z],
        [right, depth - 2, z],
      ],
    ],
    'dashed',
  );
}

function slideIn(sheet: Sheet): void {
  const x = racks[released.rack]?.x ?? 0;
  const z = foot + released.slot * pitch;
  for (const rail of [x + post, x + width - post - 5]) {
    sheet.box([rail, depth, z - 4], [5, released.out, 4]);
  }
  const middle = x + width / 2;
  sheet.line(
    [
      [middle, depth + released.out, z + 13],
      [middle, depth + released.out + 46, z + 13],
    ],
    'axis',
  );
}
