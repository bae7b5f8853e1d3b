import { site } from '#kit/site/definition.ts';

import { createRenderer } from './renderer.ts';
import { iconSvg, vectorIcon } from './sign.ts';

interface PngIcon {
  file: string;
  /** Pixels of a side. */
  size: number;
  /**
   * Size of the sign as a share of the side. A maskable icon needs a small sign: systems may crop the icon to a
   * circle of four fifths of the side.
   */
  sign: number;
  background?: string;
  /** The `purpose` in the web manifest. Icons without one are not listed there. */
  purpose?: 'any' | 'maskable';
}

const { light, dark } = site.brand;

export const pngIcons: readonly PngIcon[] = [
  { file: 'apple-touch-icon.png', size: 180, sign: 0.7, background: light.ground },
  { file: 'icon-192.png', size: 192, sign: 0.86, background: light.ground, purpose: 'any' },
  { file: 'icon-512.png', size: 512, sign: 0.86, background: light.ground, purpose: 'any' },
  {
    file: 'icon-maskable-512.png',
    size: 512,
    sign: 0.56,
    background: dark.ground,
    purpose: 'maskable',
  },
];

export const icoFile = 'favicon.ico';
const vectorFile = 'favicon.svg';

/** Returns every icon by its file name, drawn from the company's sign. */
export async function icons(): Promise<Map<string, string | Uint8Array>> {
  const renderer = createRenderer();
  const draw = (icon: Omit<PngIcon, 'file'>, format: 'png' | 'ico') => {
    const { size, background } = icon;
    // Only a key: the image node below refers by it to `images`.
    const src = `sign-${background ?? 'clear'}`;
    const side = Math.round(size * icon.sign);
    return renderer.render(
      {
        type: 'container',
        style: {
          width: size,
          height: size,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          ...(background !== undefined && { backgroundColor: background }),
        },
        children: [
          { type: 'image', src, style: { width: side, height: side, objectFit: 'contain' } },
        ],
      },
      {
        width: size,
        height: size,
        format,
        images: [{ src, data: Buffer.from(iconSvg(background)) }],
      },
    );
  };
  const files = new Map<string, string | Uint8Array>([[vectorFile, vectorIcon()]]);
  for (const { file, ...icon } of pngIcons) files.set(file, await draw(icon, 'png'));
  files.set(icoFile, await draw({ size: 32, sign: 1 }, 'ico'));
  return files;
}
