import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Size in px of an SVG file, or what keeps it from being shown. */
export type InspectedSvg = { width: number; height: number } | { problem: string };

/** Elements that run code, hold HTML or fetch. */
const refused = ['script', 'foreignobject', 'iframe', 'embed', 'object', 'audio', 'video'];

/** Walks an SVG file from content: it may run nothing and fetch nothing. */
export function inspectSvg(text: string): InspectedSvg {
  if (/<!ENTITY/i.test(text)) return { problem: 'declares entities, which an SVG may not' };
  const validity = XMLValidator.validate(text);
  if (validity !== true) {
    return { problem: `is no SVG: line ${String(validity.err.line)}: ${validity.err.msg}` };
  }
  const elements = elementsOf(parser.parse(text) as Node[]);
  const [root] = elements;
  if (root?.name !== 'svg') return { problem: 'is no SVG' };
  for (const element of elements) {
    const problem = problemOf(element);
    if (problem !== undefined) return { problem };
  }
  return (
    sizeOf(root) ?? { problem: 'has no viewBox, and no width and height, for its proportions' }
  );
}

/** As the parser has it: an element by its name, its attributes as `:@`. */
type Node = Readonly<Record<string, readonly Node[] | Readonly<Record<string, string>> | string>>;

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Of a style element. */
  text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignoreDeclaration: true,
  parseTagValue: false,
});

function elementsOf(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, children]) => {
      if (name === ':@' || !Array.isArray(children)) return [];
      const inside = children as readonly Node[];
      const text = inside.map((child) => (child['#text'] ?? '') as string).join('');
      const attributes = (node[':@'] ?? {}) as Element['attributes'];
      return [{ name, attributes, text }, ...elementsOf(inside)];
    }),
  );
}

function problemOf({ name, attributes, text }: Element): string | undefined {
  if (refused.includes(name.toLowerCase()))
    return `holds <${name}>, which an SVG of content may not`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) return `holds the handler "${attribute}"`;
    if (/^(?:xlink:)?href$/i.test(attribute) && !/^(?:#|data:image\/(?!svg))/.test(value)) {
      return `holds the address "${value}": only its own parts (#…) may be named`;
    }
  }
  if ([text, ...Object.values(attributes)].some((style) => foreignStyle.test(style))) {
    return 'has a style with an address outside of the file';
  }
  return undefined;
}

const foreignStyle = /@import|url\(\s*["']?(?!#|data:image\/|["'])/i;

function sizeOf({ attributes }: Element): { width: number; height: number } | undefined {
  const [, , ...box] = (attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const [width, height] =
    box.length === 2
      ? box
      : [attributes['width'], attributes['height']].map((value) => parseFloat(value ?? ''));
  return width! > 0 && height! > 0 ? { width: width!, height: height! } : undefined;
}
