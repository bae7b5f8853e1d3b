const token =
  /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

/**
 * What keeps a text from being well-formed XML, or undefined. It knows what our generators write:
 * no document type, and no entities but the five of XML and numbers.
 */
export function xmlProblem(xml: string): string | undefined {
  const open: string[] = [];
  let last = 0;
  let roots = 0;
  for (const match of xml.matchAll(token)) {
    const [whole, closing, name, attributes = '', empty] = match;
    const between = xml.slice(last, match.index);
    last = match.index + whole.length;
    const problem = textProblem(between + attributes, open.length > 0 || between.trim() === '');
    if (problem) return problem;
    if (name === undefined) continue;
    if (closing) {
      const expected = open.pop();
      if (expected !== name) return `</${name}> closes <${expected ?? 'nothing'}>`;
    } else {
      if (open.length === 0) roots += 1;
      if (!empty) open.push(name);
    }
  }
  const rest = xml.slice(last);
  if (rest.trim() !== '') return `text after the end: ${rest.trim().slice(0, 40)}`;
  if (open.length > 0) return `<${open.at(-1) ?? ''}> is not closed`;
  return roots === 1 ? undefined : `${String(roots)} roots`;
}

function textProblem(text: string, allowed: boolean): string | undefined {
  if (!allowed) return `text outside the root: ${text.trim().slice(0, 40)}`;
  if (text.includes('<')) return `a bare < at ${text.slice(text.indexOf('<')).slice(0, 40)}`;
  const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/.exec(text);
  return entity ? `a bare & at ${text.slice(entity.index).slice(0, 40)}` : undefined;
}
