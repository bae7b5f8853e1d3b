import type { ContentPicture } from '#kit/content/picture.ts';

/** A person as shown in a section. */
export interface Person {
  name: string;
  designation: string;
  /** What the person does or says. */
  content: string;
  picture?: ContentPicture | undefined;
}
