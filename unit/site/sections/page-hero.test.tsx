import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { ContentPicture } from '#kit/content/picture.ts';
import { softHyphen, wordJoiner } from '#kit/i18n/soft-hyphens.ts';
import { PageHero } from '#sections/heroes/page-hero.tsx';

const picture: ContentPicture = {
  kind: 'vector',
  alt: 'A yard',
  file: { path: '/yard.svg', width: 1600, height: 900 },
};

function classOf(heading: string) {
  const hero = renderToStaticMarkup(<PageHero tone="light" heading={heading} picture={picture} />);
  return /<h1 class="(.*?)"/.exec(hero)?.[1];
}

it('sizes a heading by its letters, whatever soft hyphens, word joiners and tags it has', () => {
  const letters = 'E-Commerce-Plattformen in zehn Wochen';
  const marked = `E-${wordJoiner}Com${softHyphen}merce-${wordJoiner}Platt${softHyphen}for${softHyphen}men in <em>zehn</em> Wochen`;
  expect(classOf(marked)).toBe(classOf(letters));
  expect(classOf(`${letters} und mehr`)).not.toBe(classOf(letters));
});
