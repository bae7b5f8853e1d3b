import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';

import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { buildContent } from '#kit/build/content/build.ts';
import { defineCollection } from '#kit/content/collection.ts';
import { createMarkdown } from '#kit/content/markdown.ts';
import type { ContentPicture } from '#kit/content/picture.ts';
import { pictureField } from '#kit/content/picture-schema.ts';
import { openContent } from '#kit/content/reader.ts';
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import type { Artwork } from '#kit/site/define.ts';

const slot = { widths: [100, 200, 400], least: 150 };
const markdown = createMarkdown('20em');
const other = localeCodes.find((code) => code !== defaultLocale) ?? '';

let project: string;
const at = (file: string) => path.join(project, 'content', file);
const kept = () => readdirSync(path.join(project, 'cache/pictures'));

const draw = vi.fn(async (name: string) => {
  const drawn = (ground: string) => ({
    large: {
      svg: `<svg xmlns="http://www.w3.org/2000/svg">${name} ${ground}</svg>`,
      width: 8,
      height: 4,
      callout: [0.25, 0.5] as const,
    },
  });
  return { light: drawn('light'), tinted: drawn('light'), dark: drawn('dark') };
});
const artwork: Artwork = { drawings: ['lamp', 'bora'], digest: () => '1', draw };

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  draw.mockClear();
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  rmSync(project, { recursive: true });
  vi.restoreAllMocks();
});

function write(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), data);
}

const collections = () => ({
  lamps: defineCollection({
    directory: at('lamps'),
    include: '**/*.md',
    schema: z.strictObject({
      picture: pictureField(slot, { takesVideo: true }).optional(),
      still: pictureField(slot).optional(),
      content: z.string(),
    }),
    transform: ({ content, ...fields }, place, figures) => ({
      ...fields,
      ...place,
      html: markdown.blockHtml(content, place.locale, figures),
    }),
    defaultDrawing: (id) => id,
    check: () => [],
  }),
});

async function build(options: { artwork?: Artwork } = { artwork }) {
  const target = path.join(project, 'content.json');
  const problems = await buildContent(collections(), target, {
    ...options,
    cache: path.join(project, 'cache'),
  });
  const entries = existsSync(target)
    ? openContent<{
        lamps: { locale: string; id: string; picture?: ContentPicture; html: string }[];
      }>(target).lamps
    : [];
  return { problems, entries };
}

const lamp = (picture: string, text = '') => `---\n${picture}\n---\n${text}\n`;
const named = (file: string, more = '') =>
  lamp(`picture:\n  file: ${file}\n  alt: "A yard"${more}`);

/** A photograph of random noise. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c63',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  });

/** Red and blue stripes, each one pixel wide. */
const stripes = () =>
  sharp(
    Buffer.from(
      Array.from({ length: 300 * 200 }, (_, at) => (at % 2 ? [0, 0, 255] : [255, 0, 0])).flat(),
    ),
    {
      raw: { width: 300, height: 200, channels: 3 },
    },
  );

describe('a file', () => {
  it('that may not be cropped has `whole` as its focus', async () => {
    write(`lamps/${defaultLocale}/molo.md`, named('./screen.png', '\n  focus: whole'));
    write(`lamps/${defaultLocale}/screen.png`, await photo(300, 200).png().toBuffer());
    const { problems, entries } = await build();
    expect(problems).toEqual([]);
    expect(entries[0]?.picture).toMatchObject({ kind: 'photo', focus: '50% 50%', isWhole: true });
  });

  it('becomes AVIF and WebP in the widths of its slot, none larger than itself', async () => {
    write(`lamps/${defaultLocale}/molo.md`, named('./Yard 1.jpg', '\n  focus: 50% 30%'));
    write(`lamps/${defaultLocale}/Yard 1.jpg`, await photo(300, 200).jpeg().toBuffer());
    const { problems, entries } = await build();
    expect(problems).toEqual([]);
    const picture = entries[0]?.picture;
    expect(picture).toMatchObject({ kind: 'photo', alt: 'A yard', focus: '50% 30%' });
    if (picture?.kind !== 'photo') throw new Error('It is no photograph.');
    for (const format of ['avif', 'webp'] as const) {
      expect(picture.files[format].map(({ width, height }) => [width, height])).toEqual([
        [100, 67],
        [200, 133],
        [300, 200],
      ]);
      for (const { path: address, width, height } of picture.files[format]) {
        expect(address).toMatch(/^\/pictures\/yard-1-\d+\.[\da-f]{10}\.(?:avif|webp)$/);
        const file = path.join(project, 'cache', address);
        const is = await sharp(file).metadata();
        expect([is.width, is.height]).toEqual([width, height]);
      }
    }
  });

  it('that is a still PNG may have the name of an animation chunk in its data', async () => {
    write(`lamps/${defaultLocale}/molo.md`, named('./yard.png'));
    write(`lamps/${defaultLocale}/yard.png`, await pngWith(pngChunk('tEXt', 'Comment\0acTL')));
    const { problems } = await build();
    expect(problems).toEqual([]);
  });

  it('has an address without the accents of its name', async () => {
    write(`lamps/${defaultLocale}/molo.md`, named('./Müller à Orsay.jpg'));
    write(`lamps/${defaultLocale}/Müller à Orsay.jpg`, await photo(300, 200).jpeg().toBuffer());
    const { entries } = await build();
    const picture = entries[0]?.picture;
    if (picture?.kind !== 'photo') throw new Error('It is no photograph.');
    expect(picture.files.webp[0]?.path).toMatch(/^\/pictures\/muller-a-orsay-100\./);
  });

  it.each([
    ['a screenshot', 'a.png', () => stripes().png()],
    ['a fine JPEG', 'a.jpg', () => stripes().jpeg({ chromaSubsampling: '4:4:4' })],
  ])('keeps the colour of single pixels of %s', async (_what, file, make) => {
    write(`lamps/${defaultLocale}/molo.md`, named(`./${file}`));
    write(`lamps/${defaultLocale}/${file}`, await make().toBuffer());
    const { entries } = await build();
    const picture = entries[0]?.picture;
    if (picture?.kind !== 'photo') throw new Error('It is no photograph.');
    const { path: largest = '' } = picture.files.avif.at(-1) ?? {};
    const { channels } = await sharp(path.join(project, 'cache', largest)).stats();
    // Chroma subsampling would mix neighbouring pixels, and the deviation would be near 25.
    expect(channels[0]?.stdev).toBeGreaterThan(100);
  });

  it('stands upright as its camera says, and keeps nothing else that the camera wrote', async () => {
    const jpeg = await photo(200, 400)
      .withExif({
        IFD0: { Copyright: 'Ada' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 39/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    write(`lamps/${defaultLocale}/molo.md`, named('./yard.jpg'));
    write(`lamps/${defaultLocale}/yard.jpg`, jpeg);
    const { entries } = await build();
    const picture = entries[0]?.picture;
    if (picture?.kind !== 'photo') throw new Error('It is no photograph.');
    for (const made of [...picture.files.avif, ...picture.files.webp]) {
      expect(made.width).toBe(2 * made.height);
      const {
        exif,
        xmp,
        iptc,
        orientation = 1,
      } = await sharp(path.join(project, 'cache', made.path)).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, 1]);
    }
  });

  it('is made once, and its pictures are removed when no entry names it any more', async () => {
    write(`lamps/${defaultLocale}/molo.md`, named('./yard.png'));
    write(`lamps/${defaultLocale}/yard.png`, await photo(300, 200).png().toBuffer());
    await build();
    const first = kept();
    expect(first).toHaveLength(6);
    expect(console.log).toHaveBeenCalledWith('6 picture files made anew');
    vi.mocked(console.log).mockClear();
    await build();
    expect(kept()).toEqual(first);
    expect(console.log).not.toHaveBeenCalled();
    write(`lamps/${defaultLocale}/molo.md`, lamp('{}'));
    await build();
    expect(kept()).toEqual([]);
  });

  it('may lie beside the entry of its language, of the first language, or in the shared folder', async () => {
    const [wide, square] = [
      await photo(400, 200).webp().toBuffer(),
      await photo(300, 300).avif().toBuffer(),
    ];
    write(`lamps/${defaultLocale}/molo.md`, named('./yard.webp'));
    write(`lamps/${defaultLocale}/yard.webp`, wide);
    write(`lamps/${other}/molo.md`, named('./yard.webp'));
    write(`lamps/${other}/torre.md`, named('./own.avif'));
    write(`lamps/${other}/own.avif`, square);
    write(`lamps/${defaultLocale}/torre.md`, named('media/deep/shared.avif'));
    write('media/deep/shared.avif', square);
    const { problems, entries } = await build();
    expect(problems).toEqual([]);
    expect(entries.map(({ picture }) => picture?.kind)).toEqual(Array(4).fill('photo'));
    const addresses = entries.map(
      ({ picture }) => picture?.kind === 'photo' && picture.files.webp[0]?.path,
    );
    expect(new Set(addresses).size).toBe(3);
  });

  it('that is an SVG stays one', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path fill="url(#a)" d="M0 0h9"/><use href="#b"/></svg>';
    write(`lamps/${defaultLocale}/molo.md`, named('./plan.svg'));
    write(`lamps/${defaultLocale}/plan.svg`, svg);
    const { problems, entries } = await build();
    expect(problems).toEqual([]);
    expect(entries[0]?.picture).toMatchObject({
      kind: 'vector',
      alt: 'A yard',
      file: {
        width: 30,
        height: 20,
        path: expect.stringMatching(/^\/pictures\/plan\.[\da-f]{10}\.svg$/) as string,
      },
    });
  });
});

describe('a text', () => {
  it('shows pictures, each with its words and its caption', async () => {
    write(
      `lamps/${defaultLocale}/molo.md`,
      lamp('{}', 'One\n\n![A yard & "gate"](./yard.jpg "The *gate*")\n\n![A lamp](drawing:lamp)'),
    );
    write(`lamps/${defaultLocale}/yard.jpg`, await photo(600, 400).jpeg().toBuffer());
    const { problems, entries } = await build();
    expect(problems).toEqual([]);
    const { html } = entries[0] ?? { html: '' };
    expect(html).toMatch(
      /<figure><picture><source type="image\/avif" srcset="\/pictures\/yard-480\.[\da-f]{10}\.avif 480w, \/pictures\/yard-600.*? 600w" sizes="20em" width="600" height="400">/,
    );
    expect(html).toContain('alt="A yard &#38; &#34;gate&#34;" loading="lazy"');
    expect(html).toContain('<figcaption>The *gate*</figcaption>');
    expect(html).toMatch(
      /<figure><picture><img src="\/pictures\/lamp\..*?" width="8" height="4" alt="A lamp"/,
    );
  });

  it.each([
    [
      'drawing that does not exist',
      'One\n\n![A](drawing:dragon)',
      'there is no drawing called "dragon"',
    ],
    ['file that does not exist', 'One\n\n![A](./gone.jpg)', 'there is no file "./gone.jpg"'],
  ])('may name no %s', async (_what, text, says) => {
    write(`lamps/${defaultLocale}/molo.md`, lamp('{}', text));
    const { problems } = await build();
    expect(problems).toEqual([expect.stringContaining(`molo.md:6: content: ${says}`)]);
  });
});

describe('a drawing', () => {
  it('is drawn once for each background, and equal drawings are one file', async () => {
    write(`lamps/${defaultLocale}/molo.md`, lamp('picture:\n  drawing: lamp'));
    const { entries } = await build();
    await build();
    expect(draw.mock.calls).toEqual([['lamp']]);
    const { picture } = entries[0] ?? {};
    if (picture?.kind !== 'drawing') throw new Error('It is no drawing.');
    expect(picture.byGround.light).toEqual(picture.byGround.tinted);
    expect(picture.byGround.dark).not.toEqual(picture.byGround.light);
    expect(kept()).toHaveLength(2);
    expect(picture.callout).toEqual([0.25, 0.5]);
  });

  it('is the default picture of an entry that has its name', async () => {
    write(`lamps/${defaultLocale}/molo.md`, lamp('{}'));
    write(`lamps/${defaultLocale}/bora.md`, lamp('{}'));
    const pictured = ({ entries }: Awaited<ReturnType<typeof build>>) =>
      entries.filter(({ picture }) => picture).map(({ id }) => id);
    expect(pictured(await build())).toEqual(['bora']);
    expect(pictured(await build({}))).toEqual([]);
  });
});

/** A small MP4 file: a box with its brand, and a box that announces 8 bytes of data and has `rest`. */
const mp4 = (brand = 'isom', rest = 8) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 16]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from([0, 0, 0, 16]),
    Buffer.from('moov'),
    Buffer.alloc(rest),
  ]);
/** The head of a Matroska file with the document type `kind`. */
const webm = (kind = 'webm') =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
    Buffer.from(kind),
    Buffer.alloc(8),
  ]);

describe('a video', () => {
  const filmed = (video: string) =>
    write(`lamps/${defaultLocale}/molo.md`, named('./a.svg', `\n  video: ${video}`));
  beforeEach(() => write(`lamps/${defaultLocale}/a.svg`, svg('')));

  it('is published along with the picture that is shown while it does not play', async () => {
    filmed('[./a.webm, media/a.mp4]');
    write(`lamps/${defaultLocale}/a.webm`, webm());
    write('media/a.mp4', mp4());
    const { problems, entries } = await build();
    expect(problems).toEqual([]);
    expect(entries[0]?.picture).toMatchObject({
      kind: 'vector',
      videos: [
        {
          type: 'video/webm',
          path: expect.stringMatching(/^\/pictures\/a\.[\da-f]{10}\.webm$/) as string,
        },
        {
          type: 'video/mp4',
          path: expect.stringMatching(/^\/pictures\/a\.[\da-f]{10}\.mp4$/) as string,
        },
      ],
    });
    expect(kept()).toHaveLength(3);
  });

  it('may be one file', async () => {
    filmed('./a.mp4');
    write(`lamps/${defaultLocale}/a.mp4`, mp4());
    const { problems, entries } = await build();
    expect(problems).toEqual([]);
    expect(entries[0]?.picture).toHaveProperty('videos.length', 1);
  });

  it.each<[string, string, Uint8Array, string]>([
    ['text', 'a.mp4', Buffer.from('no video'), 'is not a video, whatever its name says: an MP4'],
    ['empty', 'a.webm', Buffer.alloc(0), 'is not a video'],
    ['other film', 'a.webm', webm('matroska'), 'is not a video'],
    ['WebM by another name', 'a.mp4', webm(), 'is a WebM file: its name has to end in ".webm"'],
    ['MP4 by another name', 'a.webm', mp4(), 'is an MP4 file: its name has to end in ".mp4"'],
    ['film of a camera', 'a.mp4', mp4('qt  '), 'is a QuickTime film: export it as MP4 (H.264)'],
    ['broken off', 'a.mp4', mp4('isom', 3), 'is incomplete'],
    [
      'broken off before the size of a large box',
      'a.mp4',
      Buffer.concat([mp4(), Buffer.from([0, 0, 0, 1]), Buffer.from('mdat')]),
      'is incomplete',
    ],
  ])('that cannot be played is reported: %s', async (_what, file, bytes, says) => {
    filmed(`./${file}`);
    write(`lamps/${defaultLocale}/${file}`, bytes);
    const { problems } = await build();
    expect(problems).toEqual([
      expect.stringContaining(`molo.md:5: picture.video: "./${file}" ${says}`),
    ]);
    expect(existsSync(path.join(project, 'cache/pictures'))).toBe(false);
  });

  it('has at most 8 MB', async () => {
    filmed('./a.mp4');
    write(`lamps/${defaultLocale}/a.mp4`, mp4('isom', 9 * 1024 * 1024));
    const { problems } = await build();
    expect(problems).toEqual([
      expect.stringContaining('picture.video: "./a.mp4" has 9.0 MB, and at most 8 MB are accepted'),
    ]);
  });

  it.each([
    [
      'is missing',
      'picture:\n  file: ./a.svg\n  alt: A\n  video: ./gone.mp4',
      '5: picture.video: there is no file "./gone.mp4"',
    ],
    [
      'is elsewhere',
      'picture:\n  file: ./a.svg\n  alt: A\n  video: [../a.mp4]',
      '5: picture.video: "../a.mp4" is neither beside its entry',
    ],
    [
      'is of another format',
      'picture:\n  file: ./a.svg\n  alt: A\n  video: ./a.mov',
      '5: picture.video: "./a.mov" is not a video that all browsers play: use an MP4 or WebM file',
    ],
    ['has no picture', 'picture:\n  video: ./a.mp4', '3: picture.video: needs a picture (file)'],
    [
      'has a drawing',
      'picture:\n  drawing: lamp\n  video: ./a.mp4',
      '4: picture.video: needs a picture (file)',
    ],
    [
      'is not allowed by its field',
      'still:\n  file: ./a.svg\n  alt: A\n  video: ./a.mp4',
      '5: still.video: this picture stands still',
    ],
  ])('that %s is reported', async (_what, fields, says) => {
    write(`lamps/${defaultLocale}/molo.md`, lamp(fields));
    const { problems } = await build();
    expect(problems).toEqual([expect.stringContaining(`molo.md:${says}`)]);
  });
});

/** A JPEG file whose pixels end half way. */
async function truncated(): Promise<Buffer> {
  const whole = await photo(600, 400).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
}
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 20">${inside}</svg>`;

/** A chunk of a PNG file: length, type, data and checksum. */
function pngChunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A PNG file with more chunks behind its first one, the header (IHDR). */
async function pngWith(...chunks: readonly Buffer[]): Promise<Buffer> {
  const png = await photo(300, 200).png().toBuffer();
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}

/** The chunk that makes a PNG file an animation, here of two frames that repeat without end. */
const animationControl = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
const frames = () =>
  sharp([Buffer.from(svg('')), Buffer.from(svg('<path d="M0 0h9v9z"/>'))], {
    join: { animated: true },
  });

describe('a picture that cannot be shown is reported, and nothing is made:', () => {
  it.each<[string, string, () => Promise<Uint8Array | string>, string]>([
    [
      'text',
      'a.jpg',
      async () => 'not a picture',
      'is not a picture, whatever its name says: a JPEG',
    ],
    ['empty', 'a.png', async () => '', 'is not a picture'],
    ['broken off', 'a.jpg', truncated, 'is incomplete'],
    [
      'broken off, PNG',
      'a.png',
      async () => (await photo(600, 400).png().toBuffer()).subarray(0, 9000),
      'is incomplete',
    ],
    [
      '30,000 px',
      'a.png',
      () => photo(30_000, 4).png().toBuffer(),
      'is 30000 x 4 px, and at most 12000',
    ],
    [
      'CMYK of print',
      'a.jpg',
      () => photo(600, 400).toColourspace('cmyk').jpeg().toBuffer(),
      'is in CMYK',
    ],
    [
      'too small',
      'a.jpg',
      () => photo(140, 90).jpeg().toBuffer(),
      'is 140 x 90 px, too small for its place: at least 150 px wide, better 400',
    ],
    ['GIF', 'a.jpg', () => photo(200, 90).gif().toBuffer(), 'is a GIF file: a JPEG'],
    ['animated GIF', 'a.gif', () => frames().gif().toBuffer(), 'is a GIF file: a JPEG'],
    [
      'HEIC of a phone',
      'IMG_2041.HEIC',
      async () =>
        Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(99)]),
      'is a HEIC picture: a JPEG',
    ],
    ['TIFF', 'a.jpg', () => photo(200, 90).tiff().toBuffer(), 'is a TIFF file: a JPEG'],
    ['animated WebP', 'a.webp', () => frames().webp().toBuffer(), 'is animated'],
    ['animated PNG', 'a.png', () => pngWith(animationControl), 'is animated'],
    [
      'animated PNG with a long chunk before the animation',
      'a.png',
      () => pngWith(pngChunk('tEXt', `Comment\0${'long '.repeat(1000)}`), animationControl),
      'is animated',
    ],
    [
      'over 20 MB',
      'a.jpg',
      async () => new Uint8Array(21 * 1024 * 1024),
      'has 21.0 MB, and at most 20 MB are accepted',
    ],
    [
      'SVG by another name',
      'a.png',
      async () => svg(''),
      'is an SVG file: its name has to end in ".svg"',
    ],
    ['no SVG', 'a.svg', async () => '<svg', 'is not well-formed'],
    [
      'another document',
      'a.svg',
      async () => '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      'has no svg element',
    ],
    ['script', 'a.svg', async () => svg('<g><script>alert(1)</script></g>'), 'holds a script'],
    [
      'script by prefix',
      'a.svg',
      async () => svg('<s:script xmlns:s="http://www.w3.org/2000/svg" href="data:,x"/>'),
      'holds a script',
    ],
    [
      'handler',
      'a.svg',
      async () => svg('<path onclick="alert(1)" d=""/>'),
      'holds the handler "onclick"',
    ],
    [
      'handler with a capital',
      'a.svg',
      async () => svg('<path onLoad="x()"/>'),
      'holds the handler "onLoad"',
    ],
    ['HTML inside', 'a.svg', async () => svg('<foreignObject/>'), 'holds "foreignObject"'],
    [
      'picture of another host',
      'a.svg',
      async () => svg('<image xlink:href="https://example.com/a.png"/>'),
      'asks for a foreign address (https://example.com/a.png)',
    ],
    [
      'style of another host',
      'a.svg',
      async () => svg('<style>path{fill:url(//example.com/a)}</style>'),
      'asks for a foreign address (//example.com/a)',
    ],
    [
      'imported stylesheet',
      'a.svg',
      async () => svg('<style><![CDATA[@import "a.css";]]></style>'),
      'asks for another stylesheet',
    ],
    [
      'style attribute',
      'a.svg',
      async () => svg(`<path style="fill:url('https://example.com/')"/>`),
      'asks for a foreign address',
    ],
    [
      'address of a script',
      'a.svg',
      async () => svg('<a href="javascript:alert(1)"/>'),
      'asks for a foreign address',
    ],
    [
      'address set by an animation',
      'a.svg',
      async () => svg('<set attributeName="href" to="javascript:x()"/>'),
      'asks for a foreign address',
    ],
    [
      'entities',
      'a.svg',
      async () => `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`,
      'declares entities',
    ],
  ])('%s', async (_what, file, make, says) => {
    write(`lamps/${defaultLocale}/molo.md`, named(`./${file}`));
    write(`lamps/${defaultLocale}/${file}`, await make());
    const { problems } = await build();
    expect(problems).toEqual([
      expect.stringContaining(`molo.md:3: picture.file: "./${file}" ${says}`),
    ]);
    expect(existsSync(path.join(project, 'cache/pictures'))).toBe(false);
    expect(existsSync(path.join(project, 'content.json'))).toBe(false);
  });

  it.each([
    [
      'is missing',
      'file: ./gone.jpg\n  alt: "A yard"',
      [
        '3: picture.file: there is no file "./gone.jpg"',
        `lamps/${other}/gone.jpg or `,
        `lamps/${defaultLocale}/gone.jpg`,
      ],
    ],
    ['has no words', 'file: ./a.jpg', ['3: picture.alt: is missing: what the picture shows']],
    ['has empty words', 'file: ./a.jpg\n  alt: " "', ['4: picture.alt: is missing']],
    [
      'is a drawing and a file',
      'file: ./a.jpg\n  alt: A\n  drawing: lamp',
      ['3: picture.file: a picture is either'],
    ],
    ['is neither', 'alt: A', ['3: picture.file: a picture is either']],
    [
      'has a focus that is no point',
      'file: ./a.jpg\n  alt: A\n  focus: top',
      ['5: picture.focus: must be a point of the picture'],
    ],
    [
      'has its focus beyond its edge',
      'file: ./a.jpg\n  alt: A\n  focus: 150% 30%',
      ['5: picture.focus: must be a point of the picture'],
    ],
    [
      'is elsewhere',
      'file: https://example.com/a.jpg\n  alt: A',
      ['3: picture.file: "https://example.com/a.jpg" is neither'],
    ],
    [
      'is above the content',
      'file: ./../../a.jpg\n  alt: A',
      ['3: picture.file: "./../../a.jpg" is neither'],
    ],
    [
      'is no drawing',
      'drawing: dragon',
      ['3: picture.drawing: there is no drawing called "dragon"'],
    ],
  ])('one that %s', async (_what, fields, says) => {
    write(`lamps/${defaultLocale}/a.md`, lamp('{}'));
    write(`lamps/${other}/molo.md`, lamp(`picture:\n  ${fields}`));
    const { problems } = await build();
    expect(problems).toHaveLength(1);
    for (const part of says) expect(problems[0]).toContain(part);
    expect(problems[0]).toContain(`lamps/${other}/molo.md:`);
  });
});
