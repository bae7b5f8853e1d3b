import { describe, expect, it } from 'vitest';

import { xmlProblem } from '../../../src/build/check/xml.ts';
import { escapeXml } from '../../../src/build/publish/xml.ts';

describe('well-formed XML', () => {
  it.each([
    '<?xml version="1.0"?>\n<a x="1"><b/>text &amp; &#233;<!-- note --></a>\n',
    '<a><![CDATA[<p>anything & everything</p>]]></a>',
    `<a t="${escapeXml('"<&>\'')}"/>`,
  ])('is %s', (xml) => {
    expect(xmlProblem(xml)).toBeUndefined();
  });

  it.each([
    ['<a><b></a>', '</a> closes <b>'],
    ['<a>', '<a> is not closed'],
    ['<a/><b/>', '2 roots'],
    ['', '0 roots'],
    ['<a>x & y</a>', 'a bare &'],
    ['<a>1 < 2</a>', 'a bare <'],
    ['<a t="x & y"/>', 'a bare &'],
    ['<a/>text', 'text after the end'],
    ['text<a/>', 'text outside the root'],
    ['<a>&nbsp;</a>', 'a bare &'],
  ])('is not %s', (xml, problem) => {
    expect(xmlProblem(xml)).toContain(problem);
  });
});
