/** One of the parts in which a build renders its pages. */
export interface BuildPart {
  number: number;
  /** How many parts there are. */
  of: number;
}

declare global {
  /** Set in a thread that renders a part of the pages (src/tools/render/thread.ts). */
  var __BUILD_PART__: BuildPart | undefined;
}

/** Whether a page belongs to a part: any of them is about as large as the others. */
export function isInPart(routePath: string, { number, of }: BuildPart): boolean {
  const sum = Array.from(routePath).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return sum % of === number;
}

/** Whether this thread of a build leaves a page to another one. */
export function isOfOtherPart(routePath: string): boolean {
  const part = globalThis.__BUILD_PART__;
  return part !== undefined && !isInPart(routePath, part);
}
