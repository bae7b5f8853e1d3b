import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import finishedBuild from '#kit/build/finish.ts';

const steps: string[] = [];

vi.mock('#kit/build/publish/files.ts', () => ({
  publishedFiles: () => Promise.resolve(new Map([['/favicon.svg', '<svg/>']])),
}));
vi.mock('#kit/build/publish/social-images.ts', () => ({
  drawSocialImages: () => {
    steps.push('social images');
    return Promise.resolve({ images: {}, drawn: 0 });
  },
}));
vi.mock('#kit/build/compress.ts', () => ({
  compressFiles: () => {
    steps.push('compressed');
    return Promise.resolve();
  },
}));
vi.mock('#kit/build/hosts/platform.ts', () => ({
  packForPlatform: () => {
    steps.push('packed');
    return Promise.resolve();
  },
}));

let distDir: string;
beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'order-'));
  mkdirSync(path.join(distDir, 'public/assets'), { recursive: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(distDir, { recursive: true });
});

it('a build writes what its server needs before it renders pages, and the rest before it ends', async () => {
  const send = vi.fn(() => {
    steps.push('servable');
    for (const file of ['policy.json', 'public/favicon.svg']) {
      expect(existsSync(path.join(distDir, file)), file).toBe(true);
    }
    return true;
  });
  vi.stubGlobal('process', Object.assign(Object.create(process) as object, { send }));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(distDir, name)), { recursive: true });
    writeFileSync(path.join(distDir, name), text);
  };
  const build = finishedBuild(() => {
    steps.push('pages');
    write(
      'public/index.html',
      '<main data-page="a___en"></main><link rel="modulepreload" href="/assets/a.js"/><script id="_R_">__WAKU_HYDRATE__,__WAKU_INITIAL_RSC__</script><script>(self.__FLIGHT_DATA||=[]).push("1")</script>',
    );
    write('public/RSC/R/_root.txt', '"_buildId":"0123456789ab"');
    write('server/index.js', 'INTERNAL_runFetch, unstable_serverEntry');
    return Promise.resolve();
  });
  await build({}, { distDir });
  expect(steps).toEqual(['servable', 'pages', 'social images', 'compressed', 'packed']);
});
