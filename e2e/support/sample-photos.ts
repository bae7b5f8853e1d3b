import sharp from 'sharp';

/** Size, colours and framing of a photograph. They differ widely, as those of real photographs do. */
interface Shot {
  width: number;
  height: number;
  /** Colours of the wall, the skin, the clothes and the hair. */
  wall: string;
  skin: string;
  cloth: string;
  hair: string;
  /** Centre of the head, and its height, as shares of the picture. */
  x: number;
  y: number;
  head: number;
}

const shots: readonly Shot[] = [
  {
    width: 1200,
    height: 1600,
    wall: '#d9dfe4',
    skin: '#c98f6b',
    cloth: '#27364a',
    hair: '#2a1c14',
    x: 0.5,
    y: 0.36,
    head: 0.34,
  },
  {
    width: 1600,
    height: 1200,
    wall: '#2c2f33',
    skin: '#e3b796',
    cloth: '#5b6b57',
    hair: '#8d6a3e',
    x: 0.42,
    y: 0.42,
    head: 0.5,
  },
  {
    width: 900,
    height: 1200,
    wall: '#e8c9a1',
    skin: '#7d4f35',
    cloth: '#a13e2f',
    hair: '#120c0a',
    x: 0.55,
    y: 0.3,
    head: 0.28,
  },
  {
    width: 1400,
    height: 1400,
    wall: '#f3f3ee',
    skin: '#d9a583',
    cloth: '#efefef',
    hair: '#6b6b6b',
    x: 0.5,
    y: 0.45,
    head: 0.52,
  },
  {
    width: 1600,
    height: 1066,
    wall: '#4d7187',
    skin: '#b77e58',
    cloth: '#1d1d1f',
    hair: '#1f1714',
    x: 0.62,
    y: 0.4,
    head: 0.46,
  },
  {
    width: 1000,
    height: 1500,
    wall: '#b8b09b',
    skin: '#e8c3a6',
    cloth: '#3d4f77',
    hair: '#b3522b',
    x: 0.48,
    y: 0.34,
    head: 0.3,
  },
  {
    width: 1200,
    height: 1380,
    wall: '#16181c',
    skin: '#a86f4c',
    cloth: '#24262b',
    hair: '#0c0a09',
    x: 0.5,
    y: 0.4,
    head: 0.44,
  },
  {
    width: 2000,
    height: 1500,
    wall: '#cfe3d2',
    skin: '#ecd0b8',
    cloth: '#c9a227',
    hair: '#3d2a1c',
    x: 0.35,
    y: 0.38,
    head: 0.4,
  },
  {
    width: 1100,
    height: 1300,
    wall: '#8b8f94',
    skin: '#9c6644',
    cloth: '#f1f1f1',
    hair: '#241a15',
    x: 0.52,
    y: 0.42,
    head: 0.48,
  },
  {
    width: 1300,
    height: 1700,
    wall: '#efe6da',
    skin: '#d5a184',
    cloth: '#6a4a6b',
    hair: '#d9c8a8',
    x: 0.5,
    y: 0.32,
    head: 0.26,
  },
];

/** Number of different people that `personPhoto` draws. */
export const samplePeople = shots.length;

/**
 * Returns a JPEG that imitates a photograph of a person in front of a wall, to show how pages deal with
 * light, framing and grain.
 *
 * @param index Number of the person, from 0. After the last person the first one follows again.
 */
export async function personPhoto(index: number): Promise<Buffer> {
  const shot = shots[index % shots.length]!;
  const { width, height, wall, skin, cloth, hair } = shot;
  const [x, y, size] = [shot.x * width, shot.y * height, shot.head * height];
  const [rx, ry] = [size * 0.36, size * 0.5];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
<defs>
<radialGradient id="wall" cx=".3" cy=".2" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></radialGradient>
<linearGradient id="side" x1="0" x2="1"><stop offset=".35" stop-color="#fff" stop-opacity=".18"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="${String(size / 60)}"/></filter>
</defs>
<rect width="100%" height="100%" fill="${wall}"/><rect width="100%" height="100%" fill="url(#wall)"/>
<g filter="url(#soft)">
<path fill="${cloth}" d="M${String(x - size * 1.05)} ${String(height)}C${String(x - size)} ${String(y + size * 0.85)} ${String(x - size * 0.4)} ${String(y + size * 0.75)} ${String(x)} ${String(y + size * 0.72)}S${String(x + size)} ${String(y + size * 0.85)} ${String(x + size * 1.05)} ${String(height)}z"/>
<path fill="${skin}" d="M${String(x - rx * 0.55)} ${String(y)}v${String(size * 0.75)}q${String(rx * 0.55)} ${String(size * 0.2)} ${String(rx * 1.1)} 0v${String(-size * 0.75)}z"/>
<ellipse fill="${hair}" cx="${String(x)}" cy="${String(y - ry * 0.22)}" rx="${String(rx * 1.12)}" ry="${String(ry)}"/>
<ellipse fill="${skin}" cx="${String(x)}" cy="${String(y)}" rx="${String(rx)}" ry="${String(ry * 0.92)}"/>
<path fill="${hair}" d="M${String(x - rx)} ${String(y - ry * 0.3)}q${String(rx)} ${String(-ry * 0.5)} ${String(rx * 2)} 0q${String(-rx * 0.1)} ${String(-ry * 0.75)} ${String(-rx)} ${String(-ry * 0.75)}t${String(-rx)} ${String(ry * 0.75)}z"/>
<g fill="#1b1310">${[-0.4, 0.4].map((side) => `<ellipse cx="${String(x + side * rx)}" cy="${String(y - ry * 0.02)}" rx="${String(rx * 0.13)}" ry="${String(rx * 0.08)}"/>`).join('')}</g>
<path fill="none" stroke="#000" stroke-opacity=".35" stroke-width="${String(size / 40)}" d="M${String(x - rx * 0.3)} ${String(y + ry * 0.48)}q${String(rx * 0.3)} ${String(ry * 0.12)} ${String(rx * 0.6)} 0"/>
<path fill="#000" fill-opacity=".18" d="M${String(x)} ${String(y - ry * 0.1)}q${String(rx * 0.25)} ${String(ry * 0.3)} 0 ${String(ry * 0.35)}z"/>
</g>
<rect width="100%" height="100%" fill="url(#side)"/>
</svg>`;
  return (await withGrain(picture, width, height)).jpeg({ quality: 88 }).toBuffer();
}

/** Returns a JPEG that imitates a photograph of a container yard at dusk, with a horizon and much detail. */
export async function placePhoto(width = 2400, height = 1600): Promise<Buffer> {
  const colours = ['#8f3b2e', '#2f5d7c', '#c8862b', '#4a5a4e', '#7a7f86'];
  const boxes = Array.from({ length: 60 }, (_, index) => {
    const [column, row] = [index % 15, Math.floor(index / 15)];
    const [w, h] = [width / 15, height / 11];
    return `<rect x="${String(column * w)}" y="${String(height * 0.94 - (row + 1) * h)}" width="${String(w - 4)}" height="${String(h - 4)}" fill="${colours[(column * 7 + row * 3) % colours.length] ?? ''}"/>`;
  });
  const cranes = [0.18, 0.55, 0.83].map(
    (place) =>
      `<path fill="none" stroke="#1d242c" stroke-width="${String(width / 160)}" d="M${String(place * width)} ${String(height * 0.9)}V${String(height * 0.2)}h${String(width * 0.2)}M${String(place * width)} ${String(height * 0.2)}l${String(width * 0.1)} ${String(-height * 0.08)}l${String(width * 0.1)} ${String(height * 0.08)}v${String(height * 0.2)}"/>`,
  );
  const photo = await withGrain(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#33506b"/><stop offset=".6" stop-color="#e9b27e"/><stop offset="1" stop-color="#5c4a42"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/>${boxes.join('')}${cranes.join('')}</svg>`,
    width,
    height,
  );
  return photo.jpeg({ quality: 88 }).toBuffer();
}

/**
 * Renders a drawing with noise at several scales. Without it the file would compress too well for a
 * photograph.
 */
async function withGrain(svg: string, width: number, height: number) {
  const layers = [2, 4, 8, 16].map(async (scale) => ({
    input: await sharp({
      create: {
        width: Math.ceil(width / scale),
        height: Math.ceil(height / scale),
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 22 },
      },
    })
      .resize(width, height)
      .png()
      .toBuffer(),
    blend: 'soft-light' as const,
  }));
  return sharp(Buffer.from(svg)).composite(await Promise.all(layers));
}
