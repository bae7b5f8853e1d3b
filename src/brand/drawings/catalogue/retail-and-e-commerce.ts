import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [length, depth, post] = [340, 110, 10] as const;
const levels = [16, 132, 248] as const;
const top = 364;
/** Parcels of each level: where they begin, how long and how high they are. */
const parcels = [
  [
    [14, 60, 62],
    [84, 66, 44],
    [186, 54, 78],
    [248, 76, 50],
  ],
  [
    [14, 92, 70],
    [116, 42, 36],
    [186, 70, 54],
    [264, 62, 84],
  ],
  [
    [14, 46, 80],
    [66, 86, 56],
    [186, 92, 62],
    [288, 38, 40],
  ],
] as const;
const ordered = { level: 1, place: 2 };

/** A rack of parcels in which one, the ordered one, is found. */
export function retailAndECommerce(view?: View): Drawing {
  const sheet = new Sheet(`parcel-${ordered.level}-${ordered.place}`, view);
  for (let i = -1; i <= 7; i += 1)
    sheet.ground([
      [-40 + i * 60, -70, 0],
      [-40 + i * 60, depth + 120, 0],
    ]);
  for (let j = 0; j <= 4; j += 1)
    sheet.ground([
      [-100, -70 + j * 60, 0],
      [length + 60, -70 + j * 60, 0],
    ]);

  const bays = [0, (length - post) / 2, length - post];
  for (const y of [-post, depth]) {
    for (const x of bays) sheet.box([x, y, 0], [post, post, top + 12]);
  }
  const [a, b, c] = bays as [number, number, number];
  sheet.lines(
    [
      [
        [a + post, -post, 20],
        [b, -post, 128],
      ],
      [
        [b, -post, 20],
        [a + post, -post, 128],
      ],
      [
        [b + post, -post, 252],
        [c, -post, 360],
      ],
      [
        [c, -post, 252],
        [b + post, -post, 360],
      ],
    ],
    'engraving',
  );
  [...levels, top].forEach((z, level) =>
    sheet.part(`shelf-${level}`, (part) => part.box([0, 0, z], [length, depth, 8])),
  );
  parcels.forEach((row, level) => {
    const z = (levels[level] ?? 0) + 8;
    row.forEach(([x, width, height], place) => {
      const kind = (level + place) % 4;
      sheet.part(`parcel-${level}-${place}`, (part) => {
        part.box(
          [x, 16, z],
          [width, 80, height],
          kind === 1 ? { hatchLeft: 7 } : kind === 2 ? { hatchRight: 7 } : {},
        );
        const seam = x + width / 2;
        part.line(
          [
            [seam, 16, z + height],
            [seam, 96, z + height],
            [seam, 96, z + height * 0.62],
          ],
          'engraving',
        );
      });
    });
  });
  sheet.dimension([0, depth + post, 0], [length, depth + post, 0], {
    offset: [0, 44, 0],
    label: '2 × 1650',
  });
  sheet.dimension([0, depth + post, 16], [0, depth + post, top + 12], {
    offset: [-30, 30, 0],
    label: '3480',
  });
  return sheet.finish({ reach: 0, small: { x: -70, y: -170, width: 380, height: 380 } });
}
