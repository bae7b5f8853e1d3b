import { expect, it } from 'vitest';

import { withSectionIds } from '#pages/parts/text-sections.ts';

it('a long text lists its sections, and each has the id that its link leads to', () => {
  const { html, before, sections } = withSectionIds(
    '<p>Before</p><h2>Who <em>is</em> it</h2><h3>No section</h3><h2>Why</h2>',
  );
  expect(sections).toEqual([
    { id: 'section-1', heading: 'Who <em>is</em> it', body: '<h3>No section</h3>' },
    { id: 'section-2', heading: 'Why', body: '' },
  ]);
  for (const { id, heading } of sections) {
    expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>${heading}</h2>`));
  }
  expect(html).toContain('<p>Before</p>');
  expect(before).toBe('<p>Before</p>');
});

it('a text without sections is returned whole as `before`', () => {
  expect(withSectionIds('<p>One</p><p>Two</p>')).toEqual({
    html: '<p>One</p><p>Two</p>',
    before: '<p>One</p><p>Two</p>',
    sections: [],
  });
});

it('a text that begins with a section has an empty `before`', () => {
  const { before, sections } = withSectionIds('<h2>Who</h2><p>We</p><h2>Why</h2>\n<p>So</p>');
  expect(before).toBe('');
  expect(sections.map(({ heading, body }) => [heading, body])).toEqual([
    ['Who', '<p>We</p>'],
    ['Why', '\n<p>So</p>'],
  ]);
});
