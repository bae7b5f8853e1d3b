import { describe, expect, it } from 'vitest';

import { xmlProblem } from '#kit/content/xml.ts';

describe('well-formed XML', () => {
  it.each([
    '<?xml version="1.0"?>\n<a x="1"><b/>text &amp; &#233;<!-- note --></a>\n',
    '<a><![CDATA[<p>anything & everything</p>]]></a>',
    '<a t="&quot;&lt;&amp;&gt;&apos;"/>',
  ])('is %s', (xml) => {
    expect(xmlProblem(xml)).toBeUndefined();
  });

  it.each([
    '<a><b></a>',
    '<a>',
    '<a></a><b></b>',
    '',
    '<a>x & y</a>',
    '<a>1 < 2</a>',
    '<a t=x/>',
    '<a></a>text',
    'text<a/>',
  ])('is not %j', (xml) => {
    expect(xmlProblem(xml)).toMatch(/^line 1: /);
  });
});
