import { imageSize as sizeOf } from 'image-size';

export interface ImageSize {
  width: number;
  height: number;
  /** 'png', 'svg', 'jpg', 'webp' and so on. */
  type: string;
}

/** Natural size in px of a picture file; undefined of what is none. */
export function imageSize(file: Buffer): ImageSize | undefined {
  try {
    const { width, height, type = '' } = sizeOf(file);
    return width > 0 && height > 0 ? { width, height, type } : undefined;
  } catch {
    return undefined;
  }
}

export function pngSize(file: Buffer): ImageSize | undefined {
  const size = imageSize(file);
  return size?.type === 'png' ? size : undefined;
}
