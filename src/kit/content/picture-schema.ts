import { z } from 'zod';

import type { ContentPicture, Slot } from './picture.ts';

/** A picture as an entry names it, before the build has found and made it. */
export interface NamedPicture {
  kind: 'named';
  drawing?: string | undefined;
  /** `./yard.jpg` beside the entry, or `media/yard.jpg` in src/content/media. */
  file?: string | undefined;
  alt?: string | undefined;
  /** What a crop keeps, as `object-position` takes it; `whole` where nothing may be cut. */
  focus?: string | undefined;
  /** Files of the video that plays above it. */
  video?: readonly string[] | undefined;
  slot: Slot;
}

/** Where a picture file may be. */
export const pictureAddress = /^(?:\.\/|media\/)(?!.*\.\.)[^"\\]+$/;

/** What an address that is none should be. */
export const wrongAddress = (address: string) =>
  `"${address}" is neither beside its entry ("./name.jpg") nor in src/content/media ("media/name.jpg")`;

/** What a video file may be called. */
const videoEnding = /\.(?:mp4|webm)$/i;

/**
 * The field of a picture: a drawing by its name, or a file with what it shows in words. Pages get a
 * `ContentPicture` in its place, which the build puts there (src/kit/build/content/build.ts).
 *
 * @param slot The largest of the places where it is shown.
 * @param takesVideo Whether its place shows a video above it.
 */
export function pictureField(slot: Slot, { takesVideo = false } = {}): z.ZodType<ContentPicture> {
  return z
    .strictObject({
      drawing: z.string().optional(),
      file: z.string().optional(),
      alt: z
        .string()
        .trim()
        .max(300, 'says what the picture shows in at most 300 characters')
        .optional(),
      focus: z
        .string()
        .regex(
          /^(?:\d{1,3}% \d{1,3}%|whole)$/,
          'is a place in the picture from its left and its top (50% 30%), or "whole" where nothing may be cut',
        )
        .optional(),
      video: z
        .union([z.string().transform((name) => [name]), z.array(z.string()).min(1)])
        .optional(),
    })
    .superRefine(({ drawing, file, alt, focus, video = [] }, context) => {
      const wrong = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      for (const name of video) {
        if (!takesVideo) wrong('video', 'this picture stands still: its place shows no video');
        else if (!pictureAddress.test(name)) wrong('video', wrongAddress(name));
        else if (!videoEnding.test(name)) {
          wrong(
            'video',
            `"${name}" is no video that all browsers play: an MP4 or WebM file can be shown`,
          );
        } else if (file === undefined) {
          wrong('video', 'needs a picture (file) that stands where it does not play');
          return;
        }
      }
      if ((drawing === undefined) === (file === undefined)) {
        wrong('file', 'a picture is either a drawing by its name or a file');
      }
      if (file === undefined) {
        if (focus !== undefined) wrong('focus', 'a drawing is shown whole: it has no focus');
        return;
      }
      if (!pictureAddress.test(file)) wrong('file', wrongAddress(file));
      if (!alt) wrong('alt', 'is missing: what the picture shows, in the words of this language');
    })
    .transform((fields): NamedPicture => ({ ...fields, kind: 'named', slot })) as never;
}

/** Whether a value of checked fields is a picture that the build has to find. */
export function isNamedPicture(value: unknown): value is NamedPicture {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'named';
}
