import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Terms } from '#sections/posts/terms.tsx';

it('a list of terms also shows the text before them, and a text without terms', () => {
  const entries = [{ id: 'a', heading: 'Company', body: '<p>Rohrwerk</p>' }];
  const both = renderToStaticMarkup(<Terms before="<p>As the law asks</p>" entries={entries} />);
  expect(both).toMatch(/<p>As the law asks<\/p>.*Company.*<p>Rohrwerk<\/p>/);
  expect(renderToStaticMarkup(<Terms before="<p>All of it</p>" entries={[]} />)).toContain(
    '<p>All of it</p>',
  );
});
