import { readFileSync } from 'node:fs';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Sign } from '#brand/sign.tsx';
import { icons } from '#kit/build/publish/icons.ts';
import { iconSvg, signProblems, signSvg } from '#kit/build/publish/sign.ts';
import { site } from '#site/site.ts';

const { light, dark } = site.brand;

it('one file is the sign of header, icons and social images', async () => {
  const [, bob] = /d="([^"]+)" fill="#/.exec(signSvg(light.ground)) ?? [];
  const favicon = (await icons()).get('favicon.svg');
  for (const svg of [iconSvg(dark.ground), favicon, renderToStaticMarkup(createElement(Sign))]) {
    expect(svg).toContain(`d="${String(bob)}"`);
  }
});

it('has the ink that suits its background', () => {
  expect(signSvg(light.ground)).toContain(`stroke="${light.ink}"`);
  expect(signSvg(dark.ground)).toContain(`stroke="${dark.ink}"`);
  expect(renderToStaticMarkup(createElement(Sign))).toContain('stroke="currentColor"');
});

it('is square in icons, which follow the browser’s scheme', async () => {
  const source = readFileSync(site.brand.sign, 'utf8');
  const [, own = ''] = /viewBox="([^"]+)"/.exec(source) ?? [];
  const [, square = own] = /<view id="icon" viewBox="([^"]+)"/.exec(source) ?? [];
  const [, , width, height] = square.split(' ');
  expect(width).toBe(height);
  expect(signSvg(light.ground)).toContain(`viewBox="${own}"`);
  expect(/^<svg [^>]*viewBox="([^"]+)">/.exec(iconSvg(light.ground))?.[1]).toBe(square);
  expect((await icons()).get('favicon.svg')).toContain(
    `<style>:root{color:${light.ink}}@media (prefers-color-scheme:dark){:root{color:${dark.ink}}}</style>`,
  );
});

it('can be on a page twice, as it has no ids, and has no scripts', () => {
  expect(renderToStaticMarkup(createElement(Sign))).not.toMatch(/ id=|<!--/);
  expect(signProblems()).toEqual([]);
});
