import { portraitFile, type PortraitName, portraitNames } from '#drawing/portrait.ts';
import type { PictureSource } from '#ui/picture.tsx';

/** The line-cut portrait of a person that content names. */
export function portraitPicture(name: string, tone: 'paper' | 'navy'): PictureSource {
  const known = (portraitNames as readonly string[]).includes(name);
  if (!known) throw new Error(`There is no portrait called "${name}" (src/drawing/portrait.ts).`);
  const { path, width, height } = portraitFile(name as PortraitName, { tone });
  return { path, width, height };
}
