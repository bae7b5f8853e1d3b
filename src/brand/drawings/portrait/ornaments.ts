import type { Sitter } from './sitter.ts';
import type { Spot, Stroke } from './strokes.ts';

/** Returns the strokes of glasses and earrings. */
export function ornaments(sitter: Sitter): Stroke[] {
  const { glasses, earrings } = sitter.person;
  return [...(earrings ? earring(sitter) : []), ...(glasses ? spectacles(sitter, glasses) : [])];
}

/** The shape of each kind of glasses. `power` is the exponent of a superellipse, `drop` is below the eyes. */
const lenses = {
  round: { halfWidth: 0.225, halfHeight: 0.195, power: 2.2, drop: 0.02 },
  square: { halfWidth: 0.245, halfHeight: 0.165, power: 4.2, drop: 0.02 },
  // Half-moon reading glasses.
  half: { halfWidth: 0.225, halfHeight: 0.12, power: 3, drop: 0.095 },
};

function spectacles({ person, head }: Sitter, glasses: keyof typeof lenses): Stroke[] {
  const { face } = person;
  const place = (x: number, y: number, z: number): Spot => {
    const [a, b] = head.toPicture([x * face.width, y, z]);
    return [a, b];
  };
  const depth = (x: number) => 0.97 - 0.32 * x * x;
  const { halfWidth, halfHeight, power, drop } = lenses[glasses];
  const rim = (side: number): Stroke => ({
    kind: 'frame',
    points: Array.from({ length: 37 }, (_, i) => {
      const angle = (i / 36) * 2 * Math.PI;
      const bend = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / power);
      const x = side * (0.355 + halfWidth * bend(Math.cos(angle)));
      return place(x, drop + halfHeight * bend(Math.sin(angle)), depth(x));
    }),
  });
  const bridge = [-0.125, -0.06, 0.06, 0.125].map((x) =>
    place(x, drop - 0.06 - (0.125 - Math.abs(x)) * 0.3, depth(x) + 0.03),
  );
  const near = nearSide(person.pose.turn);
  const arm = [
    place(near * 0.6, -0.04, depth(0.6)),
    place(near * 0.74, -0.05, 0.45),
    place(near * 0.84, -0.04, 0.12),
  ];
  return [rim(-1), rim(1), { kind: 'frame', points: bridge }, { kind: 'frame', points: arm }];
}

/** A stud in the ear that the pose shows. */
function earring({ person, head }: Sitter): Stroke[] {
  const x = nearSide(person.pose.turn) * 0.83 * person.face.width;
  const ring = (reach: number): Spot[] => {
    const [a, b] = head.toPicture([x, 0.4 * person.face.length, -0.02]);
    return Array.from({ length: 14 }, (_, i) => {
      const angle = (i / 14) * 2 * Math.PI;
      return [a + reach * Math.cos(angle), b + reach * Math.sin(angle)];
    });
  };
  return [
    { kind: 'dark', points: ring(0.058) },
    { kind: 'light', points: ring(0.038) },
  ];
}

function nearSide(turn: number): -1 | 1 {
  return turn > 0 ? -1 : 1;
}
