import { imageSize as sizeOf } from 'image-size';

export interface ImageSize {
  width: number;
  height: number;
  /** 'png', 'svg', 'jpg', 'webp' and so on. */
  type: string;
}

/** Returns the natural size of a picture file in px; undefined if the file is not a picture. */
export function imageSize(file: Buffer): ImageSize | undefined {
  try {
    const { width, height, type = '' } = sizeOf(file);
    return width > 0 && height > 0 ? { width, height, type } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the size of a PNG file in px; undefined if the file is not a PNG. */
export function pngSize(file: Buffer): ImageSize | undefined {
  const size = imageSize(file);
  return size?.type === 'png' ? size : undefined;
}
