import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { type ContentPicture, type ImageFile, singleFile } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';

const file = (name: string, width: number): ImageFile => ({
  path: `/pictures/${name}`,
  width,
  height: width / 2,
});
const drawing: ContentPicture = {
  kind: 'drawing',
  alt: 'A lamp',
  byGround: {
    light: {
      large: file('light.svg', 800),
      small: file('small.svg', 400),
      low: file('low.svg', 700),
    },
    tinted: { large: file('tinted.svg', 800) },
    dark: { large: file('dark.svg', 800) },
  },
};
const photo: ContentPicture = {
  kind: 'photo',
  alt: 'A yard',
  focus: '40% 30%',
  files: {
    avif: [file('480.avif', 480), file('960.avif', 960), file('1920.avif', 1920)],
    webp: [file('480.webp', 480), file('960.webp', 960), file('1920.webp', 1920)],
  },
};
const render = (props: Parameters<typeof Picture>[0]) =>
  renderToStaticMarkup(<Picture {...props} />);

describe('a picture', () => {
  it('that is a drawing suits its background, and is cropped on phones unless it is shown whole', () => {
    const markup = render({ picture: drawing, sizes: '50vw' });
    expect(markup).toContain('<source srcSet="/pictures/small.svg" media="(max-width: 767.98px)"');
    expect(markup).toContain('src="/pictures/light.svg" width="800" height="400"');
    expect(render({ picture: drawing, sizes: '50vw', crops: false })).not.toContain('<source');
    expect(render({ picture: drawing, sizes: '50vw', crops: 'low' })).toContain(
      '<source srcSet="/pictures/low.svg" media="(max-width: 767.98px)" width="700"',
    );
    expect(render({ picture: drawing, ground: 'dark', sizes: '50vw' })).toContain('dark.svg');
  });

  it('that is a photograph offers formats and widths, and says what a crop keeps', () => {
    const markup = render({ picture: photo, sizes: '50vw', photoClassName: 'fills' });
    expect(markup).toMatch(
      /<source srcSet="\/pictures\/480\.avif 480w, .*? 1920w" type="image\/avif" sizes="50vw" width="960" height="480"\/>/,
    );
    expect(markup).toContain('type="image/webp"');
    expect(markup).toContain('class="fills" src="/pictures/960.webp"');
    expect(markup).toContain('style="--focus-point:40% 30%"');
    expect(render({ picture: { ...photo, focus: '50% 50%' }, sizes: '50vw' })).not.toContain(
      'style',
    );
  });

  it('that may not be cropped, as a screenshot, has the classes of a drawing', () => {
    const markup = render({
      picture: { ...photo, focus: '50% 50%', isWhole: true },
      sizes: '50vw',
      imgClassName: 'fits',
      photoClassName: 'fills',
    });
    expect(markup).toContain('class="fits" src="/pictures/960.webp"');
    expect(markup).not.toContain('fills');
  });

  it('loads lazily, or at once with high priority if it is eager', () => {
    expect(render({ picture: photo, sizes: '' })).toContain('loading="lazy"');
    const eager = render({ picture: photo, sizes: '', eager: true });
    expect(eager).toContain('loading="eager"');
    expect(eager).toContain('fetchPriority="high"');
  });

  it('is decoration without a text, or has its alternative text', () => {
    expect(render({ picture: photo, sizes: '' })).toContain('alt=""');
    expect(render({ picture: photo, sizes: '', described: true })).toContain('alt="A yard"');
  });

  it('has one file for clients that cannot choose', () => {
    expect(singleFile(photo, 'light').path).toBe('/pictures/960.webp');
    expect(singleFile(drawing, 'tinted').path).toBe('/pictures/tinted.svg');
  });
});
