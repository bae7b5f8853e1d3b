import { describe, expect, it } from 'vitest';

import { inspectSvg } from '#kit/content/svg.ts';

const svg = (inside: string, root = 'viewBox="0 0 120 44"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

describe('an SVG file', () => {
  it.each([
    ['its view box', svg('<path d="M0 0H9"/>'), { width: 120, height: 44 }],
    ['its width and height', svg('', 'width="60px" height="22"'), { width: 60, height: 22 }],
    ['its size in another unit', svg('', 'width="60pt" height="22pt"'), { width: 60, height: 22 }],
    [
      'words about styles',
      svg('<title>How @import and url(//a.example) work</title>'),
      { width: 120, height: 44 },
    ],
    [
      'a part that moves to another part of the file',
      svg('<use href="#a"><set attributeName="href" to="#b"/></use>'),
      { width: 120, height: 44 },
    ],
    [
      'colours and gradients of its own',
      svg('<style>.a{fill:url(#g)}</style><linearGradient id="g"/><use href="#g"/>'),
      { width: 120, height: 44 },
    ],
  ])('is accepted with its size: %s', (_what, text, size) => {
    expect(inspectSvg(text)).toEqual(size);
  });

  it.each([
    ['a script', svg('<script>1</script>'), 'holds a script'],
    ['a handler', svg('<path onclick="x()"/>'), 'holds the handler "onclick"'],
    ['a handler of the root', svg('', 'viewBox="0 0 1 1" onload="x()"'), 'the handler "onload"'],
    ['HTML inside', svg('<g><foreignObject/></g>'), 'holds "foreignObject"'],
    [
      'an HTML element by prefix',
      svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>'),
      'holds "h:iframe"',
    ],
    [
      'a picture of another host',
      svg('<image href="https://a.example/b.png"/>'),
      'asks for a foreign address (https://a.example/b.png)',
    ],
    [
      'an address in xlink:href',
      svg('<use xlink:href="//a.example/b.svg#c"/>'),
      'asks for a foreign address (//a.example/b.svg#c)',
    ],
    [
      'a script as an address',
      svg('<a href="javascript:x()"/>'),
      'asks for a foreign address (javascript:x())',
    ],
    [
      'an imported stylesheet',
      svg('<style>@import "a.css"</style>'),
      'asks for another stylesheet (@import)',
    ],
    [
      'an address in a style',
      svg('<path style="fill:url(//a.example)"/>'),
      'asks for a foreign address (//a.example)',
    ],
    [
      'an address that an animation sets',
      svg('<image><set attributeName="href" to="https://a.example/b.png"/></image>'),
      'asks for a foreign address (https://a.example/b.png)',
    ],
    [
      'an address among those of an animation',
      svg('<use><animate attributeName="xlink:href" values="#a;//a.example/b.svg#c"/></use>'),
      'asks for a foreign address (//a.example/b.svg#c)',
    ],
    [
      'an address in a style with numeric references',
      svg('<path style="fill:u&#114;l(//a.example)"/>'),
      'asks for a foreign address (//a.example)',
    ],
    [
      'a stylesheet under an escaped name',
      svg('<style>@\\69mport "a.css"</style>'),
      'asks for another stylesheet (@import)',
    ],
    [
      'a stylesheet in character data',
      svg('<style><![CDATA[@import "a.css"]]></style>'),
      'asks for another stylesheet (@import)',
    ],
    [
      'an address in a set of images',
      svg('<path style="fill:image-set(\'//a.example/b.png\' 1x)"/>'),
      'asks for a foreign address (//a.example/b.png)',
    ],
    ['sizes in two units', svg('', 'width="10cm" height="5in"'), 'has no viewBox'],
    ['sizes in per cent', svg('', 'width="100%" height="50%"'), 'has no viewBox'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'declares entities'],
    ['broken XML', '<svg viewBox="0 0 1 1"><g></svg>', 'is not well-formed: line 1'],
    ['no SVG at all', 'GIF89a', 'is not well-formed'],
    ['another root', '<html></html>', 'has no svg element'],
    ['no size', svg('', ''), 'has no viewBox'],
  ])('is refused for %s', (_what, text, problem) => {
    expect(inspectSvg(text)).toEqual({ problem: expect.stringContaining(problem) as string });
  });
});
