import { XMLParser } from 'fast-xml-parser';

import { xmlProblem } from './xml.ts';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  cdataPropName: '#text',
});

/** A node as the parser returns it (`preserveOrder`): the name of an element with its children, and attributes. */
type Node = Record<string, unknown> & { ':@'?: Record<string, string> };

/** Elements that embed a page, sound or video. */
const refusedElements = ['iframe', 'embed', 'object', 'audio', 'video'];

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
  const [, , ...box] = (root['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const [width = 0, height = 0] =
    box.length === 2 ? box : [root['width'], root['height']].map((side) => parseFloat(side ?? ''));
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function problemIn(nodes: readonly Node[]): string | undefined {
  for (const { ':@': attributes = {}, ...node } of nodes) {
    for (const [name, content] of Object.entries(node)) {
      const problem =
        elementProblem(name, attributes) ??
        (Array.isArray(content) ? problemIn(content as Node[]) : styleProblem(String(content)));
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function elementProblem(name: string, attributes: Record<string, string>): string | undefined {
  const element = localName(name);
  if (element === 'script') return 'holds a script: a picture runs nothing';
  if (element === 'foreignobject') return 'holds "foreignObject": a picture has no page inside it';
  if (refusedElements.includes(element))
    return `holds "${name}": a picture holds lines and areas alone`;
  for (const [attribute, value] of Object.entries(attributes)) {
    const local = localName(attribute);
    if (local.startsWith('on')) return `holds the handler "${attribute}": a picture runs nothing`;
    const isAddress = local === 'href' || local === 'src';
    if (isAddress && !value.startsWith('#') && !embeddedPixels.test(value))
      return externalAddress(value);
    // Any attribute is searched: an animation element may set an address later.
    if (/\b(?:java|vb)script:/i.test(value)) return externalAddress(value);
    const styled = styleProblem(value);
    if (styled !== undefined) return styled;
  }
  return undefined;
}

/** Returns the problem of a stylesheet, a style attribute, or an attribute that may contain `url()`. */
function styleProblem(text: string): string | undefined {
  if (/@import/i.test(text)) return 'asks for another stylesheet (@import)';
  for (const [, address = ''] of text.matchAll(/\burl\(\s*["']?([^"')]*)/gi)) {
    if (!address.startsWith('#') && !embeddedPixels.test(address)) return externalAddress(address);
  }
  return undefined;
}

function externalAddress(address: string): string {
  return `asks for a foreign address (${address.slice(0, 60)}): a picture holds all that it shows`;
}

function localName(name: string): string {
  return name.toLowerCase().replace(/^.*:/, '');
}
