import { readFileSync } from 'node:fs';

/** Lists the drawn pictures for whoever gives them their place or shows them. */
export const socialImagesFile = '.generated/social-images.json';

/** Files of pictures by their names in the folder that visitors see. */
export type SocialImages = Record<string, string>;

/** The list as it was written last. */
export function readSocialImages(): SocialImages {
  return JSON.parse(readFileSync(socialImagesFile, 'utf8')) as SocialImages;
}
