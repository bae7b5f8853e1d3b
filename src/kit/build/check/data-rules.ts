import type { PageKind } from '#kit/site/define.ts';
import { matchPage } from '#kit/site/routes.ts';

import { exists, hasPagesBelow, indexedPages, localTarget, type Output } from './built-site.ts';

/** A node of a graph of schema.org, as parsed from JSON. */
type Node = Record<string, unknown>;

/** Fields that a node of each schema.org type needs. `a.b` is the field `b` of the node in `a`. */
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

/**
 * Demands that structured data can be parsed, has the types that the page's kind needs and the fields that each type
 * needs, and contains only addresses that exist.
 */
export function* incompleteData(output: Output) {
  for (const { address, jsonLd } of indexedPages(output)) {
    const nodes: Node[] = [];
    for (const text of jsonLd) {
      const graph = parse(text);
      if (graph) nodes.push(...graph);
      else yield `${address}: its structured data is not a graph of schema.org`;
    }
    const page = matchPage(address);
    if (page) yield* missingTypes(page.kind, nodes, address);
    for (const node of nodes) yield* incompleteNode(node, address, output);
    // People are parts of other nodes, such as the author of a post.
    for (const person of nodes.flatMap((node) => [...peopleIn(node)])) {
      yield* incompleteNode(person, address, output);
    }
    for (const text of stringsIn(nodes)) {
      if (!text.startsWith(`${output.origin}/`)) continue;
      const target = localTarget(text, address, output);
      if (target && !exists(target.address, output)) {
        yield `${address}: its structured data has an address that does not exist: ${text}`;
      }
    }
  }
}

function* missingTypes(kind: PageKind, nodes: readonly Node[], address: string) {
  const types = nodes.map((node) => String(node['@type']));
  for (const type of neededTypes(kind)) {
    if (types.includes(type)) continue;
    yield `${address}: has no ${type}, which a page of the kind "${kind}" needs (src/kit/site/structured-data.ts)`;
  }
}

function* incompleteNode(node: Node, address: string, output: Output) {
  const type = String(node['@type']);
  const fields = required[type];
  if (!fields)
    yield `${address}: has a node of the type ${type}, whose fields data-rules.ts does not list`;
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
  if (type === 'BreadcrumbList') yield* brokenTrail(node, address, output);
}

/**
 * Returns the schema.org types that a page needs: the home page describes the company and the site, every other
 * page has a breadcrumb trail.
 */
function neededTypes(kind: PageKind): string[] {
  if (kind === 'WebSite') return ['Organization', 'WebSite'];
  // A page of the general kind, `WebPage`, needs no node about itself.
  return kind === 'WebPage' ? ['BreadcrumbList'] : [kind, 'BreadcrumbList'];
}

/**
 * Demands that the steps of a breadcrumb trail are numbered from 1 and have a name, and that the last is the page
 * itself.
 */
function* brokenTrail(node: Node, address: string, { origin }: Output) {
  const list = node['itemListElement'];
  const steps = Array.isArray(list) ? list.filter(isNode) : [];
  for (const [index, step] of steps.entries()) {
    if (step['position'] !== index + 1 || isEmpty(step['name']) || isEmpty(step['item'])) {
      yield `${address}: step ${String(index + 1)} of its BreadcrumbList lacks position, name or item`;
    }
  }
  if (steps.at(-1)?.['item'] !== origin + address)
    yield `${address}: its BreadcrumbList ends elsewhere`;
}

/** Returns the nodes of a block of structured data; undefined if it is not a graph of schema.org. */
function parse(text: string): Node[] | undefined {
  try {
    const { '@context': context, '@graph': graph } = JSON.parse(text) as Record<string, unknown>;
    if (context !== 'https://schema.org' || !Array.isArray(graph)) return undefined;
    return graph.every(isNode) ? graph : undefined;
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

/** Yields the people within a value, at any depth. */
function* peopleIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) {
    if (isNode(part) && part['@type'] === 'Person') yield part;
    yield* peopleIn(part);
  }
}

/** Yields every string within a value, at any depth. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* stringsIn(part);
  }
}
