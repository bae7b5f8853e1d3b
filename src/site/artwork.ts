import type { SiteDefinition } from '#kit/site/define.ts';

/** The drawings that content may refer to. A site without drawings exports undefined. */
export const artwork: SiteDefinition['artwork'] = async () =>
  (await import('#brand/drawings/artwork.ts')).artwork;
