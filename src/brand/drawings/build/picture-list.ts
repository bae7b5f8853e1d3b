/** What pages need to know of written pictures, by the name of the variant. */
export type PictureList = Record<string, { path: string; width: number; height: number }>;
