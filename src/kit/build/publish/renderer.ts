import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** CSS properties in camel case; numbers are px. */
type Style = Record<string, string | number>;

/** A node of the tree that Takumi lays out by CSS and paints, as a browser does with elements. */
export type RenderNode =
  | { type: 'container'; style: Style; children: readonly RenderNode[] }
  | { type: 'image'; src: string; style: Style }
  | { type: 'text'; text: string; lang?: string; style: Style };

export interface RenderOptions {
  width?: number;
  height?: number;
  format: 'png' | 'ico';
  /** The images that image nodes refer to by `src`. */
  images?: readonly { src: string; data: Uint8Array }[];
}

/** The layout of a node, in px from its upper left corner. A run is a line of text or a part of one. */
export interface MeasuredNode {
  width: number;
  height: number;
  runs: readonly { text: string; x: number; y: number; width: number; height: number }[];
  children: readonly MeasuredNode[];
}

export interface NodeRenderer {
  registerFont(font: { name: string; data: Uint8Array }): Promise<unknown>;
  measure(node: RenderNode, options: RenderOptions): Promise<MeasuredNode>;
  render(node: RenderNode, options: RenderOptions): Promise<Buffer>;
}

/**
 * Returns a renderer of Takumi. Takumi is loaded without its own types, which would add properties to React's
 * CSS types in the whole project. The types above declare what is used of it.
 */
export function createRenderer(): NodeRenderer {
  const { Renderer } = require('@takumi-rs/core') as { Renderer: new () => NodeRenderer };
  return new Renderer();
}

/**
 * Returns Takumi's version, which package.json pins. It belongs into cache keys, because another version may draw
 * differently.
 */
export function rendererVersion(): string {
  const { devDependencies } = require('../../../../package.json') as {
    devDependencies: Record<string, string>;
  };
  return devDependencies['@takumi-rs/core'] ?? '';
}
