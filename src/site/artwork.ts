import type { SiteDefinition } from '#kit/site/define.ts';

/** The drawings that content may refer to, loaded on demand. A site without drawings exports `undefined` instead. */
export const artwork: SiteDefinition['artwork'] = async () =>
  (await import('#brand/drawings/artwork.ts')).artwork;
