import { polygon, type Profile } from '#brand/drawings/profiles.ts';
import type { Point2, Point3 } from '#brand/drawings/projection.ts';
import { type Drawing, Sheet, type View } from '#brand/drawings/sheet.ts';

const [width, depth] = [400, 340] as const;
const board = 12;
const layers = 8;
const baseTop = 18;
const summit: Point2 = [212, 128];

/** The edge of one board of the model; higher boards are smaller and draw in towards the summit. */
function edgeOf(layer: number): Point2[] {
  const share = 1 - layer / layers;
  const centre: Point2 = [summit[0] - 22 * share, summit[1] + 44 * share];
  return Array.from({ length: 56 }, (_, i): Point2 => {
    const turn = (i / 56) * 2 * Math.PI;
    const wave =
      Math.sin(2 * turn + 3.6 + layer * 0.1) + 0.7 * Math.sin(3 * turn + 2.1 + layer * 0.16);
    const radius = 20 + 116 * share + (4 + 17 * share) * wave;
    return [centre[0] + 1.16 * radius * Math.cos(turn), centre[1] + radius * Math.sin(turn)];
  });
}

const boardProfile = (layer: number): Profile => polygon(edgeOf(layer));

/** A terrain of stacked boards with a surveyed way up to the orange stake. */
export function digitalStrategy(view?: View): Drawing {
  const sheet = new Sheet('flag', view);
  sheet.part('base', (part) => part.box([0, 0, 0], [width, depth, baseTop]));
  for (let layer = 0; layer < layers; layer += 1) {
    sheet.part(`board-${layer}`, (part) =>
      part.extrude(boardProfile(layer), {
        at: baseTop + layer * board,
        height: board,
        smooth: true,
      }),
    );
  }
  const top = baseTop + layers * board;
  const way = route();
  sheet.part('flag', (part) => {
    part.cylinder(summit, 11, { at: top, height: 8, engraving: 4 });
    part.cylinder(summit, 4, { at: top + 8, height: 118, engraving: 3 });
    part.box([summit[0] + 4, summit[1] - 1, top + 84], [64, 2, 38]);
    part.frustum(summit, { at: top + 126, height: 10, radii: [6, 1] });
  });
  if (!view) {
    sheet.line(way, 'dashed');
    sheet.dimension([width, 0, 0], [width, 0, top], { offset: [28, -28, 0], label: '114' });
  }
  sheet.dimension([width, depth, 0], [width, 0, 0], { offset: [36, 0, 0], label: '340' });
  return sheet.finish({ small: { x: -150, y: -110, width: 370, height: 370 } });
}

/** From the foot of the model to the summit along its lit flank, one step a board. */
function route(): Point3[] {
  const steps = Array.from({ length: layers }, (_, layer): Point3[] => {
    const edge = edgeOf(layer);
    const place = edge[(13 + Math.round(3 * Math.sin(layer * 0.8))) % edge.length] ?? summit;
    const z = baseTop + layer * board;
    return [
      [place[0], place[1] + 1, z],
      [place[0], place[1], z + board],
    ];
  });
  const first = steps[0]?.[0] ?? [0, 0, 0];
  return [
    [first[0] - 10, depth - 12, baseTop],
    ...steps.flat(),
    [...summit, baseTop + layers * board],
  ];
}
