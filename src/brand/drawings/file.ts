import { createHash } from 'node:crypto';

import type { DrawingName } from './catalogue.ts';
import { renderDrawing, type RenderedDrawing } from './render.ts';
import { type RenderOptions, variantName } from './variant-name.ts';

export interface DrawingFile extends RenderedDrawing {
  /** The address on the site: it names the content's hash, so it never changes its meaning. */
  readonly path: string;
}

const files = new Map<string, DrawingFile>();

/** A drawing as the file the site serves: `/drawings/{name}[-tone][-small].{hash}.svg`. */
export function drawingFile(name: DrawingName, options: RenderOptions): DrawingFile {
  const variant = variantName(name, options);
  const known = files.get(variant);
  if (known) return known;
  const rendered = renderDrawing(name, options);
  const hash = createHash('sha256').update(rendered.svg).digest('hex').slice(0, 8);
  const file = { ...rendered, path: `/drawings/${variant}.${hash}.svg` };
  files.set(variant, file);
  return file;
}
