import type { ContentPicture } from '#kit/content/picture.ts';

/** A person as sections show one: `content` is what the person does or says. */
export interface Person {
  name: string;
  designation: string;
  content: string;
  picture?: ContentPicture | undefined;
}
