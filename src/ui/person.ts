import type { ContentPicture } from '#kit/content/picture.ts';

/** Somebody as sections show them, with what they do or say. */
export interface Person {
  name: string;
  designation: string;
  content: string;
  picture?: ContentPicture | undefined;
}
