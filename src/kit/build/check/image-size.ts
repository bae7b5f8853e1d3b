export interface ImageSize {
  width: number;
  height: number;
}

/** Natural size in px of a PNG or SVG file; undefined for anything else. */
export function imageSize(file: Buffer): ImageSize | undefined {
  return pngSize(file) ?? svgSize(file);
}

export function pngSize(file: Buffer): ImageSize | undefined {
  if (file.length < 24 || file.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

function svgSize(file: Buffer): ImageSize | undefined {
  const root = /<svg\b[^>]*>/.exec(file.toString())?.[0];
  const width = Number(/\bwidth="([\d.]+)"/.exec(root ?? '')?.[1]);
  const height = Number(/\bheight="([\d.]+)"/.exec(root ?? '')?.[1]);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
