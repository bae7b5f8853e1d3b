import type { PageKind } from '#kit/site/define.ts';
import { matchPage } from '#kit/site/routes.ts';

import { exists, hasPagesBelow, indexedPages, localTarget, type Output } from './built-site.ts';

type Node = Record<string, unknown>;

/** What a node needs to be of use; a path leads into it. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'serviceType', 'url', 'provider.name'],
  BlogPosting: [
    'headline',
    'datePublished',
    'dateModified',
    'author.name',
    'image',
    'publisher.name',
  ],
  AboutPage: ['name', 'url', 'mainEntity.name'],
  Person: ['name', 'jobTitle'],
  CreativeWork: ['name', 'description', 'url', 'creator.name'],
  ContactPage: ['name', 'url', 'mainEntity.contactPoint.email'],
  CollectionPage: ['name', 'url', 'mainEntity.numberOfItems'],
};

/** Structured data says what the page is, parses, has what its types need, and names addresses that exist. */
export function* structuredData(output: Output) {
  for (const { address, data } of indexedPages(output)) {
    const nodes: Node[] = [];
    for (const text of data) {
      const graph = parse(text);
      if (graph) nodes.push(...graph);
      else yield `${address}: its structured data is not a graph of schema.org`;
    }
    const types = nodes.map((node) => String(node['@type']));
    const page = matchPage(address);
    for (const type of page ? typesOf(page.kind) : []) {
      if (types.includes(type)) continue;
      yield `${address}: has no ${type}, which a page of the kind "${page?.kind ?? ''}" needs (src/kit/site/structured-data.ts)`;
    }
    for (const node of [...nodes, ...nodes.flatMap((node) => [...peopleIn(node)])]) {
      const type = String(node['@type']);
      const fields = required[type];
      if (!fields) yield `${address}: nothing is known of the type ${type}`;
      for (const field of fields ?? []) {
        if (isEmpty(valueAt(node, field))) yield `${address}: ${type} has no ${field}`;
      }
      if (
        type === 'CollectionPage' &&
        hasPagesBelow(address, output) &&
        isEmpty(valueAt(node, 'mainEntity.itemListElement'))
      ) {
        yield `${address}: CollectionPage lists none of the pages below it`;
      }
      if (type === 'BreadcrumbList') yield* trail(node, address, output);
    }
    for (const url of addressesOf(nodes)) {
      const target = url.startsWith(`${output.origin}/`) && localTarget(url, address, output);
      if (target && !exists(target.address, output)) {
        yield `${address}: its structured data names what does not exist: ${url}`;
      }
    }
  }
}

/** What a page of a kind says of itself: the home page of the company too, all others of their trail. */
function typesOf(kind: PageKind): string[] {
  if (kind === 'WebSite') return ['Organization', 'WebSite'];
  // A page that is nothing more needs no words for it.
  return kind === 'WebPage' ? ['BreadcrumbList'] : [kind, 'BreadcrumbList'];
}

/** A trail counts from one, names each step, and ends at the page itself. */
function* trail(node: Node, address: string, { origin }: Output) {
  const steps = Array.isArray(node['itemListElement']) ? (node['itemListElement'] as Node[]) : [];
  for (const [index, step] of steps.entries()) {
    if (step['position'] !== index + 1 || isEmpty(step['name']) || isEmpty(step['item'])) {
      yield `${address}: step ${String(index + 1)} of its BreadcrumbList lacks position, name or item`;
    }
  }
  if (steps.at(-1)?.['item'] !== origin + address)
    yield `${address}: its BreadcrumbList ends elsewhere`;
}

function parse(text: string): Node[] | undefined {
  try {
    const graph = JSON.parse(text) as { '@context'?: unknown; '@graph'?: unknown };
    if (graph['@context'] !== 'https://schema.org' || !Array.isArray(graph['@graph']))
      return undefined;
    return graph['@graph'] as Node[];
  } catch {
    return undefined;
  }
}

function valueAt(node: Node, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, name) => (isNode(value) ? value[name] : undefined), node);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** People who are named within other things. */
function* peopleIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) {
    if (isNode(part) && part['@type'] === 'Person') yield part;
    yield* peopleIn(part);
  }
}

/** Every text anywhere in a value. */
function* addressesOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* addressesOf(part);
  }
}
