import { createRequire } from 'node:module';

/** CSS properties in camel case; numbers are px. */
type Style = Record<string, string | number>;

/** A node that Takumi lays out by CSS and paints. */
export type RenderNode =
  | { type: 'container'; style: Style; children: readonly RenderNode[] }
  | { type: 'image'; src: string; style: Style }
  | { type: 'text'; text: string; lang?: string; style: Style };

export interface RenderOptions {
  width?: number;
  height?: number;
  format: 'png' | 'ico';
  /** Files that image nodes name. */
  images?: readonly { src: string; data: Uint8Array }[];
}

/** What we use of a text's layout: a run is one line or a part of one; px from the text's corner. */
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
 * Takumi, a renderer of nodes to pixels. Its own types would add properties to React's CSS for the
 * whole project, so the few that we use are written above.
 */
export function createRenderer(): NodeRenderer {
  const { Renderer } = require('@takumi-rs/core') as { Renderer: new () => NodeRenderer };
  return new Renderer();
}

/** Another version may draw differently. */
export function rendererVersion(): string {
  const { devDependencies } = require('../../../../package.json') as {
    devDependencies: Record<string, string>;
  };
  return devDependencies['@takumi-rs/core'] ?? '';
}

const require = createRequire(import.meta.url);
