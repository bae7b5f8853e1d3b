import { XMLParser } from 'fast-xml-parser';

import { xmlProblem } from './xml.ts';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  cdataPropName: '#text',
  // Decodes numeric references, such as `&#114;`. It also decodes the named entities of HTML, but browsers refuse an
  // SVG file with such a name: the file would have to declare the entity.
  htmlEntities: true,
});

/** A node as the parser returns it (`preserveOrder`): the name of an element with its children, and attributes. */
type Node = Record<string, unknown> & { ':@'?: Record<string, string> };

/** Elements that embed a page, sound or video. */
const refusedElements = ['iframe', 'embed', 'object', 'audio', 'video'];

/** Attributes whose value is an address, and attributes of animation elements that may set an address. */
const addressAttributes = ['href', 'src'];
const animationAttributes = ['from', 'to', 'by', 'values'];

/** Matches data addresses of raster formats, which contain nothing but pixels. */
const embeddedPixels = /^data:image\/(?:png|jpeg|webp|avif);base64,/i;

/**
 * Finds active content and external addresses in an SVG file. An `img` neither runs nor loads them. But the
 * file is also served at an address of its own, and a browser that opens this address does both.
 *
 * @returns the end of a sentence that begins with the file's name, or undefined if there is nothing wrong.
 */
export function svgProblem(svg: string): string | undefined {
  const result = checkedRoot(svg);
  return 'problem' in result ? result.problem : undefined;
}

/** Returns the proportions of an SVG file (from its view box or else its width and height), or a problem. */
export function inspectSvg(svg: string): { width: number; height: number } | { problem: string } {
  const result = checkedRoot(svg);
  if ('problem' in result) return result;
  return (
    sizeOf(result.root) ?? {
      problem: 'has no viewBox, and no width and height, for its proportions',
    }
  );
}

/** Returns the attributes of the svg element, or the first problem in the file. */
function checkedRoot(svg: string): { root: Record<string, string> } | { problem: string } {
  if (/<!(?:DOCTYPE|ENTITY)[^>]*\[|<!ENTITY/i.test(svg)) {
    return { problem: 'declares entities: save it without' };
  }
  const broken = xmlProblem(svg);
  if (broken !== undefined) return { problem: `is not well-formed: ${broken}` };
  if (/<\?xml-stylesheet/i.test(svg)) {
    return { problem: 'asks for a stylesheet: save it with its styles inside' };
  }
  const nodes = parser.parse(svg) as Node[];
  const root = nodes.find((node) => 'svg' in node);
  if (!root) return { problem: 'has no svg element' };
  const problem = problemIn(nodes);
  return problem === undefined ? { root: root[':@'] ?? {} } : { problem };
}

function sizeOf(root: Record<string, string>): { width: number; height: number } | undefined {
  // The first two numbers of a view box are its origin.
  const [, , ...box] = (root['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const [width = 0, height = 0] = box.length === 2 ? box : lengthsOf(root);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * Returns width and height if both are given in the same unit; otherwise NaN or nothing. A percentage counts as not
 * given, since the size of the viewport is unknown.
 */
function lengthsOf(root: Record<string, string>): number[] {
  const sides = ['width', 'height'].map((name) => /^([\d.]+)([a-z]*)$/i.exec(root[name] ?? ''));
  const units = sides.map((side) => side?.[2]?.replace(/^px$/i, ''));
  return units[0] === units[1] ? sides.map((side) => Number(side?.[1])) : [];
}

/** @param parent Local name of the element that contains the nodes. */
function problemIn(nodes: readonly Node[], parent = ''): string | undefined {
  for (const { ':@': attributes = {}, ...node } of nodes) {
    // Besides its attributes, a node has one property: its name with its content.
    const [[name, content] = ['', []]] = Object.entries(node);
    const problem = Array.isArray(content)
      ? parentProblem(name, attributes, content as Node[], parent)
      : textProblem(String(content), parent);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Returns the problem of a node that contains other nodes. */
function parentProblem(
  name: string,
  attributes: Record<string, string>,
  children: readonly Node[],
  parent: string,
): string | undefined {
  // The text of a CDATA section is in a node of its own, inside a node named '#text'.
  const parentOfChildren = name === '#text' ? parent : localName(name);
  return elementProblem(name, attributes) ?? problemIn(children, parentOfChildren);
}

/** Returns the problem of a text. Only the text in a `style` element is a stylesheet. */
function textProblem(text: string, parent: string): string | undefined {
  return parent === 'style' ? styleProblem(text) : undefined;
}

function elementProblem(name: string, attributes: Record<string, string>): string | undefined {
  const element = localName(name);
  if (element === 'script') return 'holds a script: a picture runs nothing';
  if (element === 'foreignobject') return 'holds "foreignObject": a picture has no page inside it';
  if (refusedElements.includes(element))
    return `holds "${name}": a picture holds lines and areas alone`;
  const animatesAddress = addressAttributes.includes(localName(attributes['attributeName'] ?? ''));
  for (const [attribute, value] of Object.entries(attributes)) {
    const local = localName(attribute);
    if (local.startsWith('on')) return `holds the handler "${attribute}": a picture runs nothing`;
    // In every attribute, because browsers may know more attributes with addresses than `addressAttributes`.
    if (/\b(?:java|vb)script:/i.test(value)) return externalAddress(value);
    const addresses = addressesIn(local, value, animatesAddress);
    const problem = firstProblem(addresses) ?? styleProblem(value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Returns the addresses in an attribute. In the attribute `values` of an animation, semicolons separate them. */
function addressesIn(attribute: string, value: string, animatesAddress: boolean): string[] {
  if (addressAttributes.includes(attribute)) return [value];
  if (!animatesAddress || !animationAttributes.includes(attribute)) return [];
  return value.split(';').map((part) => part.trim());
}

/** Returns the problem of a stylesheet, a style attribute, or an attribute that may contain `url()`. */
function styleProblem(text: string): string | undefined {
  const style = withoutEscapes(text);
  if (/@import/i.test(style)) return 'asks for another stylesheet (@import)';
  const addresses = style.matchAll(/\burl\(\s*["']?([^"')]*)/gi);
  // Strings in an image-set are addresses too.
  const strings = /\bimage-set\(/i.test(style) ? style.matchAll(/["']([^"']*)["']/g) : [];
  return firstProblem([...addresses, ...strings].map(([, address = '']) => address));
}

/** Replaces the escapes of CSS by their characters: `\69` is an i. */
function withoutEscapes(style: string): string {
  return style.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : String.fromCharCode(parseInt(code, 16)),
  );
}

function firstProblem(addresses: readonly string[]): string | undefined {
  return addresses.map(addressProblem).find((problem) => problem !== undefined);
}

/** Returns the problem of an address that refers neither to an element of the file nor to embedded pixels. */
function addressProblem(address: string): string | undefined {
  const isInside = address.startsWith('#') || embeddedPixels.test(address);
  return isInside ? undefined : externalAddress(address);
}

function externalAddress(address: string): string {
  return `asks for a foreign address (${address.slice(0, 60)}): a picture holds all that it shows`;
}

function localName(name: string): string {
  return name.toLowerCase().replace(/^.*:/, '');
}
