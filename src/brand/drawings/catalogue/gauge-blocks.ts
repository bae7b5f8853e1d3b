import { rectangle } from '#brand/drawings/profiles.ts';
import { type Drawing, Sheet } from '#brand/drawings/sheet.ts';

const block = { width: 42, depth: 74, pitch: 62, first: 34, inset: 38 } as const;
/** From the longest to the shortest. */
const lengths = [268, 236, 204, 170, 138, 104, 70] as const;
const taken = 2;
const [tray, lift, seat] = [46, 118, 28] as const;
const [width, depth] = [2 * block.first + lengths.length * block.pitch - 20, 150] as const;

/** A set of gauge blocks, one for each length of time; the orange one is taken out to measure by. */
export function gaugeBlocks(): Drawing {
  const sheet = new Sheet('block');
  const place = (i: number) => block.first + i * block.pitch;
  const slot = rectangle(place(taken), block.inset, block.width, block.depth);
  sheet.extrude(rectangle(0, 0, width, depth), {
    height: tray,
    holes: [{ profile: slot, depth: seat }],
  });
  lengths.forEach((length, i) => {
    const x = place(i);
    const above = length - seat;
    if (i !== taken) {
      sheet.box([x, block.inset, tray], [block.width, block.depth, above], { hatchRight: 8 });
      return;
    }
    sheet.part('block', (part) =>
      part.box([x, block.inset, tray + lift - seat], [block.width, block.depth, length], {
        hatchRight: 8,
      }),
    );
    const [u, v] = [x + block.width / 2, block.inset + block.depth / 2];
    sheet.line(
      [
        [u, v, tray],
        [u, v, tray + lift - seat],
      ],
      'axis',
    );
  });
  sheet.dimension([0, depth, 0], [width, depth, 0], { offset: [0, 44, 0], label: '7 × 62' });
  return sheet.finish({ small: { x: -110, y: -320, width: 400, height: 400 } });
}
