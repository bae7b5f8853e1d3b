import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import { readSocialImages } from './social-image-list.ts';

/** Shows social images in development. A build places them (src/build/finish.ts). */
export function socialImagesPlugin(): Plugin {
  return {
    name: 'social-images',
    configureServer({ middlewares }) {
      middlewares.use('/social', ({ url = '' }, response, next) => {
        const { pathname } = new URL(url, 'http://localhost');
        const image = readSocialImages()[`social${pathname}`];
        if (image === undefined) next();
        else response.setHeader('content-type', 'image/png').end(readFileSync(image));
      });
    },
  };
}
