import { defineConfig } from '@content-collections/core';

import { collections } from './src/content/collections.ts';

export default defineConfig({ content: collections });
