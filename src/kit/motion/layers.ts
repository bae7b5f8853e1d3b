import { scroll } from 'motion';
import { animate } from 'motion/mini';

/** A `PictureLayer` (kit/content/picture.ts) as the picture's `data-layers` has it. */
interface LayerData {
  path: string;
  poses?: readonly (readonly number[])[];
}

/**
 * Shows the layers of a picture in its place, until the signal aborts, and plays the parts that act by
 * the scroll position. Rejects where one of them cannot be shown: the picture stands as it was.
 *
 * @param path Whose way through the window plays them, and from where to where.
 */
export async function playLayers(
  picture: HTMLImageElement,
  path: Pick<NonNullable<Parameters<typeof scroll>[1]>, 'target' | 'offset'>,
  signal: AbortSignal,
): Promise<void> {
  for (const animation of await showLayers(picture, signal)) {
    signal.addEventListener('abort', scroll(animation, path));
  }
}

async function showLayers(
  picture: HTMLImageElement,
  signal: AbortSignal,
): Promise<ReturnType<typeof animate>[]> {
  const layers = JSON.parse(picture.dataset['layers'] ?? '[]') as LayerData[];
  const images = layers.map(({ path }) => {
    const image = new Image();
    const [width, height] = naturalSize(picture);
    image.style.cssText = `position:absolute;inset:0;width:${width}px;height:${height}px;max-width:none;transform-origin:0 0`;
    image.alt = '';
    image.src = path;
    return image;
  });
  await Promise.all(images.map((image) => image.decode()));
  if (signal.aborted) return [];
  const sheet = document.createElement('span');
  sheet.ariaHidden = 'true';
  sheet.append(...images);
  picture.after(sheet);
  picture.style.visibility = 'hidden';
  const sizes = new ResizeObserver(() => place(sheet, picture));
  sizes.observe(picture);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    sheet.remove();
    picture.style.removeProperty('visibility');
  });
  return layers.flatMap(({ poses }, index) => {
    const image = images[index];
    if (!image || !poses) return [];
    const transform = poses.map((matrix) => `matrix(${matrix.join(',')})`);
    return [animate(image, { transform }, { duration: 1, ease: 'linear' })];
  });
}

/** Lays the layers, at their natural size, over the picture as its `object-fit` (contain or cover) shows it. */
function place(sheet: HTMLElement, picture: HTMLImageElement): void {
  const { offsetLeft, offsetTop, clientWidth, clientHeight } = picture;
  const [width, height] = naturalSize(picture);
  const { objectFit, objectPosition } = getComputedStyle(picture);
  const fit = objectFit === 'cover' ? Math.max : Math.min;
  const scale = fit(clientWidth / width, clientHeight / height);
  const [x = 0, y = 0] = objectPosition.split(' ').map((share) => parseFloat(share) / 100);
  const left = offsetLeft + (clientWidth - width * scale) * x;
  const top = offsetTop + (clientHeight - height * scale) * y;
  sheet.style.cssText = `position:absolute;left:0;top:0;transform-origin:0 0;transform:translate(${left}px,${top}px) scale(${scale})`;
}

function naturalSize(picture: HTMLImageElement): [width: number, height: number] {
  return [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
}
