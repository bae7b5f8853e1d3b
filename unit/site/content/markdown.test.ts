import { describe, expect, it } from 'vitest';

import { blockHtml, inlineHtml, problems } from '#content/markdown.ts';
import { pageTexts } from '#content/page-texts.ts';

describe('Markdown of the content', () => {
  it.each([
    ['a script', 'One\n\n<script>alert(1)</script>\n', 2, 'raw HTML'],
    ['an element within a line', 'One\n<b onclick="x()">two</b>', 1, 'raw HTML'],
    ['a comment', '<!-- later -->', 0, 'raw HTML'],
    ['an element in a list', '- one\n- <img src=x onerror=x()>', 1, 'raw HTML'],
    ['an element in a quotation', '> one\n>\n> <iframe src="/x"></iframe>', 2, 'raw HTML'],
    ['an address that runs', '[x](javascript:alert(1))', 0, 'javascript:alert(1)'],
    ['a script address with character references', '[x](javascript&#58;alert(1))', 0, 'javascript'],
    ['a script address in mixed case', '[x]( JaVaScript:alert(1) )', 0, 'does not begin with'],
    [
      'an address in a reference definition',
      'See [x].\n\n[x]: data:text/html,x',
      0,
      'does not begin with',
    ],
    ['a picture of another kind', '![x](data:image/png,x)', 0, 'does not begin with'],
    ['another host without a scheme', '[x](//example.com)', 0, 'does not begin with'],
    ['a page with its language', '[x](/de/contact)', 0, 'without its language'],
    ['a drawing within a line', 'One ![A](drawing:halden) two', 0, 'paragraph of its own'],
    ['a drawing within a list', '- ![A](drawing:halden)', 0, 'paragraph of its own'],
    ['a drawing without words', '![](drawing:halden)', 0, 'says in words'],
    ['a file without words', 'One\n\n![](./yard.jpg)', 2, 'says in words'],
    ['a file within a line', 'One ![A](media/yard.jpg) two', 0, 'paragraph of its own'],
    ['a file above the content', '![A](./../../yard.jpg)', 0, 'is neither beside its entry'],
    ['a link to a drawing', '[x](drawing:halden)', 0, 'does not begin with'],
  ])('refuses %s', (_what, markdown, line, says) => {
    const [problem] = problems(markdown);
    expect(problem).toEqual({ line, message: expect.stringContaining(says) as string });
  });

  it('accepts code that looks like HTML, links, and angle brackets without an element', () => {
    for (const markdown of [
      'Write `<script>` here.',
      '```html\n<script>alert(1)</script>\n```',
      'a < b and c > d, 3 <4',
      '<https://example.com> and [mail](mailto:a@example.com), [here](#top), [us](/about)',
    ]) {
      expect(problems(markdown)).toEqual([]);
    }
    expect(blockHtml('`<script>`', 'en')).not.toContain('<script>');
  });

  it('marks the words of code by classes, and leaves code of no known language plain', () => {
    const code = "-- a < b\nSELECT 'x'";
    const marked = blockHtml(`\`\`\`sql\n${code}\n\`\`\``, 'en');
    expect(marked).toContain('<span class="hljs-comment">-- a &lt; b</span>');
    expect(marked).toContain('<span class="hljs-keyword">SELECT</span>');
    const plain = blockHtml(`\`\`\`cobol\n${code}\n\`\`\``, 'en');
    expect(plain).toContain(`<code>${code.replace('<', '&lt;').replaceAll("'", '&#x27;')}</code>`);
  });

  it('short compounds stay on one line, except in code and addresses', () => {
    const html = inlineHtml('By **e-mail** & `e-mail`, [X-ray](/blogs/x-ray)', 'en');
    expect(html).toBe(
      'By <strong><span class="unbroken">e-mail</span></strong> &amp; <code>e-mail</code>, ' +
        '<a href="/blogs/x-ray"><span class="unbroken">X-ray</span></a>',
    );
    expect(blockHtml('- A go-ahead', 'en')).toContain('A <span class="unbroken">go-ahead</span>');
  });

  it('one emphasis above a table is its caption, and a table without one is a problem', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |';
    const html = blockHtml(`Two\n\n*What & how*\n\n${table}`, 'en');
    expect(html).toContain('<p>Two</p>');
    expect(html).toMatch(/<table><caption>What &amp; how<\/caption>/);
    expect(html).not.toContain('<em>');
    expect(problems(`*What*\n\n${table}`)).toEqual([]);
    for (const before of ['', '## What\n\n', 'In *short*:\n\n']) {
      const [problem, ...others] = problems(before + table);
      expect(problem?.message).toContain('no caption');
      expect(problem?.line).toBe(before.split('\n').length - 1);
      expect(others).toEqual([]);
    }
  });

  it('a wide table or piece of code can be scrolled by keyboard', () => {
    const html = blockHtml('| a | b |\n|---|--:|\n| 1 | 2 |\n\n```\nx\n```', 'en');
    expect(html).toMatch(/<div [^>]*tabindex="0"><table>.*<\/table>\s*<\/div>/s);
    expect(html).toContain('<td class="align-right">2</td>');
    expect(html).toMatch(/<pre tabindex="0">/);
  });

  it('a table that scrolls is a region with its name', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |';
    const html = blockHtml(`*First*\n\n${table}\n\n*Second*\n\n${table}`, 'en');
    const names = [
      ...html.matchAll(/<section aria-label="([^"]+)" class="wide".+?<caption>([^<]*)/g),
    ].map(([, name, caption]) => [name, caption]);
    expect(names).toEqual([
      ['First', 'First'],
      ['Second', 'Second'],
    ]);
  });

  it('names the axes of a chart before its caption: the upright one above it, the other below', () => {
    const figureWith = (title: string) =>
      blockHtml(`![A wave](drawing:wave "${title}")`, 'en', () => ({
        kind: 'drawing',
        alt: '',
        byGround: { light: files, tinted: files, dark: files },
      }));
    const files = { large: { path: '/wave.svg', width: 600, height: 300 } };
    expect(figureWith('Days | What is seen')).toMatch(
      /<figure><picture>.*<\/picture><p>Days<\/p><figcaption>What is seen<\/figcaption>/s,
    );
    expect(figureWith('Attempts | Seconds | What is seen')).toMatch(
      /<figure><p>Attempts<\/p><picture>.*<\/picture><p>Seconds<\/p><figcaption>What is seen</s,
    );
  });

  it('shows a drawing as a figure, with its words, its caption and its crop for phones', () => {
    const markdown = 'One\n\n![A shaft & "belts"](drawing:halden-1 "What *one* shaft drives")';
    expect(problems(markdown)).toEqual([]);
    const files = {
      large: { path: '/pictures/large.svg', width: 600, height: 300 },
      small: { path: '/pictures/small.svg', width: 300, height: 300 },
    };
    const byGround = { light: files, tinted: files, dark: files };
    const html = blockHtml(markdown, 'fr', (address) =>
      address === 'drawing:halden-1' ? { kind: 'drawing', alt: '', byGround } : undefined,
    );
    const [, figure = ''] = /<p>One<\/p>\s*<figure>(.*)<\/figure>/s.exec(html) ?? [];
    expect(figure).toContain('srcset="/pictures/small.svg"');
    expect(figure).toContain('src="/pictures/large.svg" width="600" height="300"');
    expect(figure).toContain('alt="A shaft &#38; &#34;belts&#34;"');
    expect(figure).toContain('<figcaption>What *one* shaft drives</figcaption>');
  });

  it.each([
    ['[x](/contact#form)', '/de/contact#form'],
    ['[x](/sheet.pdf)', '/sheet.pdf'],
    ['[x](#top)', '#top'],
    ['[x](mailto:a@example.com)', 'mailto:a@example.com'],
    ['[x](https://example.com/a)', 'https://example.com/a'],
  ])('%s leads to %s in German', (markdown, address) => {
    expect(inlineHtml(markdown, 'de')).toBe(`<a href="${address}">x</a>`);
    expect(blockHtml(markdown, 'de')).toContain(`href="${address}"`);
  });
});

it('every field with Markdown is checked, and problems have its path and line', () => {
  const problemsOf = (result: {
    error?: { issues: { path: PropertyKey[]; params?: unknown }[] };
  }) =>
    result.error?.issues
      .filter(({ params }) => params !== undefined)
      .map(({ path, params }) => ({ path: path.join('.'), params }));
  const bad = 'One\n\n<script>';
  expect(
    problemsOf(pageTexts['pages/imprint'].schema.safeParse({ content: bad }) as never),
  ).toEqual([{ path: 'content', params: { line: 2 } }]);
  const story = { title: 'x', paragraphs: ['good', '<b>bad</b>'] };
  expect(
    problemsOf(pageTexts['pages/about'].schema.safeParse({ story, lead: '<i>' }) as never),
  ).toEqual([
    { path: 'lead', params: { line: 0 } },
    { path: 'story.paragraphs.1', params: { line: 0 } },
  ]);
});

it('the hero of the home page may not be empty', () => {
  const { error } = pageTexts['pages/home'].schema.safeParse({ hero: {} });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('hero');
});
