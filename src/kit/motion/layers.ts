import { scroll } from 'motion';
import { animate } from 'motion/mini';

/**
 * A `PictureLayer` (kit/content/picture.ts), which picture.tsx writes into `data-layers` as JSON. The poses
 * of a moving layer are the keyframes of its animation, as arguments of `matrix()`.
 */
interface LayerData {
  path: string;
  poses?: readonly (readonly number[])[];
}

/**
 * Shows the layers of a picture in place of the picture until the signal aborts. The scroll position drives
 * the animation of the moving layers. Rejects if a layer cannot be loaded or decoded, and then leaves the
 * picture as it was.
 *
 * @param scrollRange The element whose passage through the window drives the animation, and two offsets, at which the
 *   animation begins and ends. Each offset is a pair for Motion's `scroll`: a share of the element's height, and the
 *   share of the window's height that this point of the element has to reach.
 */
export async function playLayers(
  picture: HTMLImageElement,
  scrollRange: Pick<NonNullable<Parameters<typeof scroll>[1]>, 'target' | 'offset'>,
  signal: AbortSignal,
): Promise<void> {
  for (const animation of await showLayers(picture, signal)) {
    const stop = scroll(animation, scrollRange);
    signal.addEventListener('abort', stop);
  }
}

/** Lays the layers over the picture and hides the picture. Returns the animations of the moving layers. */
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
  const overlay = document.createElement('span');
  overlay.ariaHidden = 'true';
  overlay.append(...images);
  picture.after(overlay);
  picture.style.visibility = 'hidden';
  const resizes = new ResizeObserver(() => layOver(picture, overlay));
  resizes.observe(picture);
  signal.addEventListener('abort', () => {
    resizes.disconnect();
    overlay.remove();
    picture.style.removeProperty('visibility');
  });
  return layers.flatMap(({ poses }, index) => {
    const image = images[index];
    if (!image || !poses) return [];
    const transform = poses.map((matrix) => `matrix(${matrix.join(',')})`);
    // The scroll position drives the animation, so its duration has no effect.
    return [animate(image, { transform }, { duration: 1, ease: 'linear' })];
  });
}

/**
 * Scales and moves the overlay, whose layers have their natural size, to where `object-fit` (contain or
 * cover) shows the picture.
 */
function layOver(picture: HTMLImageElement, overlay: HTMLElement): void {
  const { offsetLeft, offsetTop, clientWidth, clientHeight } = picture;
  const [width, height] = naturalSize(picture);
  const { objectFit, objectPosition } = getComputedStyle(picture);
  const scales = [clientWidth / width, clientHeight / height];
  const scale = objectFit === 'cover' ? Math.max(...scales) : Math.min(...scales);
  // The computed value has two percentages, since no style uses lengths here.
  const [x = 0, y = 0] = objectPosition.split(' ').map((share) => parseFloat(share) / 100);
  const left = offsetLeft + (clientWidth - width * scale) * x;
  const top = offsetTop + (clientHeight - height * scale) * y;
  overlay.style.cssText = `position:absolute;left:0;top:0;transform-origin:0 0;transform:translate(${left}px,${top}px) scale(${scale})`;
}

/** Returns the size of the image file, which picture.tsx writes into the attributes. In pixels. */
function naturalSize(picture: HTMLImageElement): [width: number, height: number] {
  return [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
}
