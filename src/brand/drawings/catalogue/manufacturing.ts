import {
  circle,
  polar,
  polygon,
  type Profile,
  rectangle,
  roundedRectangle,
} from '#brand/drawings/profiles.ts';
import type { Point2 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const posts: readonly Point2[] = [
  [-100, 100],
  [100, -100],
];
const [bedTop, strip, ram, crown] = [60, 96, 206, 340] as const;
const punched = [128, 196, 264] as const;

/** A press on two guide posts: the orange punch comes down, the strip moves on, discs pile up. */
export function manufacturing(view?: View): Drawing {
  const sheet = new Sheet('punch', view);
  sheet.box([-160, -140, 0], [320, 280, 44], { hatchRight: 9 });
  sheet.extrude(roundedRectangle(-144, -126, 288, 252, 14), { at: 44, height: bedTop - 44 });
  sheet.part('die', (part) =>
    part.box([-62, -54, bedTop], [124, 108, strip - bedTop], { hatchRight: 7 }),
  );
  const holes = punched.map((x) => circle([x, 0], 24));
  sheet.part('strip', (part) =>
    part.extrude(rectangle(-250, -38, 560, 76), { at: strip, height: 4, holes }),
  );
  for (const post of posts) {
    sheet.cylinder(post, 24, { at: bedTop, height: 16, engraving: 7 });
    sheet.cylinder(post, 15, { at: bedTop + 16, height: ram - bedTop - 16, engraving: 8 });
    sheet.cylinder(post, 15, { at: ram + 36, height: crown - ram - 36, engraving: 8 });
  }
  sheet.part('punch', (part) => {
    part.cylinder([0, 0], 24, { at: strip + 36, height: 34, engraving: 8 });
    part.cylinder([0, 0], 38, { at: strip + 70, height: ram - strip - 70, engraving: 9 });
  });
  sheet.line(
    [
      [0, 0, strip + 4],
      [0, 0, strip + 36],
    ],
    'axis',
  );
  sheet.part('ram', (part) => {
    part.extrude(crosshead(42), { at: ram, height: 36, smooth: true });
    part.cylinder([0, 0], 40, { at: ram + 36, height: 12, engraving: 9 });
    part.cylinder([0, 0], 30, { at: ram + 48, height: crown - ram - 48, engraving: 9 });
  });
  sheet.part('crown', (part) => {
    part.extrude(crosshead(58), { at: crown, height: 40, smooth: true });
    for (const post of posts) part.cylinder(post, 22, { at: crown + 40, height: 10, engraving: 7 });
  });
  sheet.part('press', (part) => {
    part.cylinder([0, 0], 54, { at: crown + 40, height: 14, engraving: 9 });
    part.cylinder([0, 0], 42, {
      at: crown + 54,
      height: 64,
      engraving: 9,
      holes: [{ profile: circle([0, 0], 14), depth: 10 }],
    });
  });
  sheet.part('pile', (part) => pile(part, [226, 130], 9));
  pile(sheet, [286, 130], 5);
  sheet.dimension([-160, 140, 0], [160, 140, 0], { offset: [0, 44, 0], label: '320' });
  sheet.dimension([196, -38, strip + 4], [264, -38, strip + 4], {
    offset: [0, -44, 0],
    label: '68',
  });
  if (!view) {
    sheet.line(
      [
        [0, 0, crown + 118],
        [0, 0, crown + 166],
      ],
      'axis',
    );
  }
  return sheet.finish({ small: { x: -170, y: -310, width: 390, height: 390 } });
}

/** A bar from post to post, round about each of them; `half` is half its width. */
function crosshead(half: number): Profile {
  const ends = posts.flatMap((post, i) => {
    // Half a turn outwards, from the line between the posts.
    const start = i === 0 ? Math.PI / 4 : -3 * (Math.PI / 4);
    return Array.from({ length: 17 }, (_, k) => polar(post, half, start + (k / 16) * Math.PI));
  });
  return polygon(ends);
}

/** Finished discs on the floor. */
function pile(sheet: Sheet, place: Point2, count: number): void {
  for (let i = 0; i < count; i += 1)
    sheet.cylinder(place, 24, { at: i * 5, height: 5, engraving: 0 });
}
