import { rectangle } from '#brand/drawings/profiles.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

import { dialFace, needle } from './parts/dial.ts';

const [columns, rows] = [4, 3] as const;
const [cellWidth, cellHeight, wall] = [104, 78, 10] as const;
const [desk, face] = [24, 120] as const;
const [width, height] = [columns * cellWidth + wall, rows * cellHeight + wall] as const;
/** Letters in the pigeonhole of each clinic, from the left; the place of the twelfth is the clock's. */
const letters = [
  [2, 4, 1, 3],
  [3, 1, 4, 2],
  [1, 2, 3, 0],
] as const;
const taken = { column: 1, row: 1 };

/** The pigeonholes of eleven clinics and their clock; the orange letter is the one in hand. */
export function santalba(view?: View): Drawing {
  const sheet = new Sheet('letter', view);
  sheet.box([-50, -30, 0], [width + 100, 330, desk], { hatchRight: 11 });
  const holes = letters.flatMap((counts, row) =>
    counts.flatMap((count, column) => {
      const { x, z } = corner(column, row);
      return count > 0 ? [rectangle(x, z, cellWidth - wall, cellHeight - wall)] : [];
    }),
  );
  sheet.extrude(rectangle(0, desk, width, height), { axis: 'y', height: face, holes });
  letters.forEach((counts, row) =>
    counts.forEach((count, column) => {
      if (count > 0) pile(sheet, column, row, count);
    }),
  );
  clock(sheet);
  tray(sheet);
  sheet.dimension([0, 300, 0], [width, 300, 0], { offset: [0, 44, 0], label: '11 × 104' });
  return sheet.finish({ small: { x: -190, y: -160, width: 420, height: 420 } });
}

const corner = (column: number, row: number) => ({
  x: wall + column * cellWidth,
  z: desk + wall + row * cellHeight,
});

/** Letters that reach out of a pigeonhole; the one in hand reaches out further. */
function pile(sheet: Sheet, column: number, row: number, count: number): void {
  const { x, z } = corner(column, row);
  for (let i = 0; i < count; i += 1)
    sheet.box([x + 10 + ((i * 7) % 11), face, z + i * 7], [66, 16 + ((i * 5) % 9), 5]);
  if (column !== taken.column || row !== taken.row) return;
  const [left, low, reach] = [x + 8, z + count * 7 + 8, 96] as const;
  sheet.part('letter', (part) => {
    part.box([left, face, low], [78, reach, 6]);
    part.lines(
      [
        [
          [left, face + reach, low + 6],
          [left + 39, face + reach - 40, low + 6],
          [left + 78, face + reach, low + 6],
        ],
      ],
      'edge',
    );
  });
}

function clock(sheet: Sheet): void {
  const { x, z } = corner(columns - 1, rows - 1);
  const dial = {
    axis: 'y',
    at: face + 12,
    centre: [x + (cellWidth - wall) / 2, z + (cellHeight - wall) / 2],
    radius: 34,
  } as const;
  sheet.part('clock', (part) =>
    part
      .cylinder(dial.centre, 40, { axis: 'y', at: face, height: 12, engraving: 6 })
      .add(dialFace(dial), needle({ ...dial, share: 0.16 })),
  );
}

/** What has come in today, and the stamp that says when. */
function tray(sheet: Sheet): void {
  sheet.box([30, 190, desk], [150, 90, 8]);
  for (let i = 0; i < 6; i += 1)
    sheet.box([44 + ((i * 7) % 12), 200 + ((i * 5) % 8), desk + 8 + i * 6], [112, 62, 6]);
  sheet.cylinder([330, 235], 22, { at: desk, height: 16, engraving: 7 });
  sheet.cylinder([330, 235], 9, { at: desk + 16, height: 34, engraving: 5 });
  sheet.cylinder([330, 235], 15, { at: desk + 50, height: 20, engraving: 6 });
}
