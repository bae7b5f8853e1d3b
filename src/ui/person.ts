import type { PictureSource } from './picture.tsx';

/** Somebody as sections show them, with what they do or say. */
export interface Person {
  name: string;
  designation: string;
  content: string;
  portrait: PictureSource;
}
