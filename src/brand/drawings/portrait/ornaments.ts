import type { Sitter } from './sitter.ts';
import type { Spot, Stroke } from './strokes.ts';

/** Returns the strokes of glasses and earrings. */
export function ornaments(sitter: Sitter): Stroke[] {
  const { glasses, earrings } = sitter.person;
  return [...(earrings ? earring(sitter) : []), ...(glasses ? spectacles(sitter) : [])];
}

function spectacles({ person, head }: Sitter): Stroke[] {
  const { face, glasses } = person;
  const place = (x: number, y: number, z: number): Spot => {
    const [a, b] = head.there([x * face.width, y, z]);
    return [a, b];
  };
  const depth = (x: number) => 0.97 - 0.32 * x * x;
  // Half width, half height, exponent of the superellipse, and height of the centre below the eyes.
  const [rx, ry, power, low] = {
    round: [0.225, 0.195, 2.2, 0.02] as const,
    square: [0.245, 0.165, 4.2, 0.02] as const,
    // Half-moon reading glasses, below the eyes.
    half: [0.225, 0.12, 3, 0.095] as const,
  }[glasses ?? 'round'];
  const rim = (side: number): Stroke => ({
    kind: 'frame',
    points: Array.from({ length: 37 }, (_, i) => {
      const angle = (i / 36) * 2 * Math.PI;
      const bend = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / power);
      const x = side * (0.355 + rx * bend(Math.cos(angle)));
      return place(x, low + ry * bend(Math.sin(angle)), depth(x));
    }),
  });
  const bridge = [-0.125, -0.06, 0.06, 0.125].map((x) =>
    place(x, low - 0.06 - (0.125 - Math.abs(x)) * 0.3, depth(x) + 0.03),
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
    const [a, b] = head.there([x, 0.4 * person.face.length, -0.02]);
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
