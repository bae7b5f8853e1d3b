import { z } from 'zod';

import type { ContentPicture, Slot } from './picture.ts';

/** A picture as an entry names it, before the build has found its file and made the versions that pages get. */
export interface NamedPicture {
  kind: 'named';
  drawing?: string | undefined;
  /** `./yard.jpg` beside the entry, or `media/yard.jpg` in src/content/media. */
  file?: string | undefined;
  alt?: string | undefined;
  /** The point that a crop keeps, as a value of `object-position`; `whole` if nothing may be cropped. */
  focus?: string | undefined;
  /** Files of a video that plays in front of the picture, in order of preference. */
  video?: readonly string[] | undefined;
  slot: Slot;
}

/** Matches the addresses that picture files may have. Without `..`, none leads out of its folder. */
export const pictureAddress = /^(?:\.\/|media\/)(?!.*\.\.)[^"\\]+$/;

/** Returns the message about an address that `pictureAddress` does not match. */
export const wrongAddress = (address: string) =>
  `"${address}" is neither beside its entry ("./name.jpg") nor in src/content/media ("media/name.jpg")`;

/** Matches names of video files. */
const videoEnding = /\.(?:mp4|webm)$/i;

/**
 * Returns the schema of a picture: a drawing by its name, or a file with an alternative text. It parses to
 * a `NamedPicture`; the type says `ContentPicture` because the build replaces it with one before pages get
 * the entry (src/kit/build/content/build.ts).
 *
 * @param slot The largest slot in which the picture is shown.
 * @param takesVideo Whether a video may play in front of the picture.
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
          /^(?:(?:100|\d?\d)% (?:100|\d?\d)%|whole)$/,
          'must be a point of the picture from its left and its top (50% 30%), or "whole" if nothing may be cropped',
        )
        .optional(),
      video: z
        .union([z.string().transform((name) => [name]), z.array(z.string()).min(1)])
        .optional(),
    })
    .superRefine(({ drawing, file, alt, focus, video = [] }, context) => {
      const report = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (takesVideo && video.length > 0 && file === undefined) {
        report('video', 'needs a picture (file) to show where the video does not play');
        // The checks below would report the missing file again.
        return;
      }
      for (const name of video) {
        if (!takesVideo) report('video', 'this picture stands still: its place shows no video');
        else if (!pictureAddress.test(name)) report('video', wrongAddress(name));
        else if (!videoEnding.test(name)) {
          report(
            'video',
            `"${name}" is not a video that all browsers play: use an MP4 or WebM file`,
          );
        }
      }
      const hasDrawing = drawing !== undefined;
      const hasFile = file !== undefined;
      if (hasDrawing === hasFile) {
        report('file', 'a picture is either a drawing by its name or a file');
      }
      if (file === undefined) {
        if (focus !== undefined) report('focus', 'a drawing has no focus: only a file has one');
        return;
      }
      if (!pictureAddress.test(file)) report('file', wrongAddress(file));
      if (!alt) report('alt', 'is missing: what the picture shows, in the words of this language');
    })
    .transform((fields): NamedPicture => ({ ...fields, kind: 'named', slot })) as never;
}

/** Whether a value of an entry's checked fields is a picture that the build still has to find. */
export function isNamedPicture(value: unknown): value is NamedPicture {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'named';
}
