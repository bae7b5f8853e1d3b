import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';

const [room, depth, hall] = [300, 264, 168] as const;
const width = 3 * room;
const whole = depth + hall;
/** Walls are cut at breast height, so that one looks into the rooms. */
const [wall, cut] = [8, 44] as const;
/** Five long desks in each studio, with two people on either side: twenty. */
const desk = { rows: 5, width: 204, depth: 27, height: 20 } as const;

/** The house from above, cut open: three studios in a row, and the long drawing table in the hall. */
export function studioPlan(): Drawing {
  const sheet = new Sheet('table');
  sheet.ground([
    [-40, -30, 0],
    [width + 40, -30, 0],
    [width + 40, whole + 30, 0],
    [-40, whole + 30, 0],
    [-40, -30, 0],
  ]);
  for (let studio = 0; studio < 3; studio += 1) {
    const x = studio * room;
    for (let row = 0; row < desk.rows; row += 1) {
      longDesk(sheet, x + 48, 24 + row * 46);
    }
    front(sheet, x);
  }
  // Outer walls and those between the studios.
  sheet.box([0, -wall, 0], [width, wall, cut]);
  for (let i = 0; i < 4; i += 1) {
    sheet.box([i * room - wall / 2, 0, 0], [wall, depth, cut]);
  }
  sheet.box([-wall / 2, depth + wall, 0], [wall, hall - wall, cut]);
  meeting(sheet, 24);
  meeting(sheet, width - 204);
  sheet.part('table', (part) => {
    for (const x of [room + 8, 2 * room - 20]) {
      part.box([x, depth + 66, 0], [12, 52, 24]);
    }
    part.box([room - 8, depth + 56, 24], [room + 16, 72, 8]);
  });
  sheet.dimension([0, whole, 0], [width, whole, 0], { offset: [0, 64, 0], label: '3 × 20' });
  sheet.dimension([width, 0, 0], [width, depth, 0], { offset: [64, 0, 0], label: '12.6' });
  return sheet.finish({ small: { x: -120, y: 180, width: 400, height: 400 } });
}

/** A desk with a screen between those who sit face to face. */
function longDesk(sheet: Sheet, x: number, y: number): void {
  const { width: length, depth: across, height } = desk;
  sheet.box([x, y, height - 4], [length, across, 4]);
  sheet.box([x + 12, y + across / 2 - 1, height], [length - 24, 2, 12]);
}

/** The wall of a studio towards the hall, with its door. */
function front(sheet: Sheet, x: number): void {
  const door = 52;
  const rest = room - wall - door;
  sheet.box([x + wall / 2, depth, 0], [rest / 2, wall, cut]);
  sheet.box([x + wall / 2 + rest / 2 + door, depth, 0], [rest / 2, wall, cut]);
}

/** A round table with its stools. */
function meeting(sheet: Sheet, x: number): void {
  const [u, v] = [x + 90, depth + 92];
  sheet.cylinder([u, v], 8, { at: 0, height: 20, engraving: 4 });
  sheet.cylinder([u, v], 34, { at: 20, height: 5, engraving: 10 });
  for (const [dx, dy] of [
    [-56, 0],
    [56, 0],
    [0, -50],
    [0, 50],
  ] as const) {
    sheet.cylinder([u + dx, v + dy], 12, { at: 0, height: 14, engraving: 6 });
  }
}
