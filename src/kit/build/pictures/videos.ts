import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Makers } from '#kit/build/kept-files.ts';
import type { VideoFile } from '#kit/content/picture.ts';
import { contentTypeOf } from '#kit/server/files/file-rules.ts';

import { digest, megabyte, picturesAddress, slug } from './files.ts';

/** A video as pages get it, and the function that returns its file, unchanged. */
export interface PlannedVideo {
  video: VideoFile;
  makers: Makers;
}

/** Limit of a video file. Videos are only decoration, and hosts limit the size of files. */
export const largestVideo = { megabytes: 8 };

const acceptedFormats = 'an MP4 or WebM file can be shown';

/**
 * Inspects a video file.
 *
 * @returns the video, or why it cannot be shown: the end of a sentence that begins with the name of the
 * file, such as 'is not a video: …'.
 */
export function readVideo(file: string): PlannedVideo | string {
  const { size } = statSync(file);
  if (size > largestVideo.megabytes * megabyte) {
    const fileSize = `has ${(size / megabyte).toFixed(1)} MB`;
    return `${fileSize}, and at most ${String(largestVideo.megabytes)} MB are accepted: ten seconds of 1280 px without sound have about 2`;
  }
  const bytes = readFileSync(file);
  const format = formatOf(bytes);
  if (!format) return `is not a video, whatever its name says: ${acceptedFormats}`;
  if (format === 'QuickTime') return 'is a QuickTime film: export it as MP4 (H.264)';
  const ending = format === 'MP4' ? '.mp4' : '.webm';
  if (path.extname(file).toLowerCase() !== ending) {
    const article = format === 'MP4' ? 'an' : 'a';
    return `is ${article} ${format} file: its name has to end in "${ending}"`;
  }
  if (format === 'MP4' && isCutOff(bytes)) {
    return 'is incomplete: it is damaged or was not copied to its end; copy it again';
  }
  const name = `${slug(file)}.${digest(bytes)}${ending}`;
  return {
    video: { path: `${picturesAddress}/${name}`, type: contentTypeOf(name) },
    // The file is read again when it is published, so that not all videos are held in memory.
    makers: new Map([[name, async () => readFileSync(file)]]),
  };
}

function formatOf(bytes: Buffer): 'MP4' | 'QuickTime' | 'WebM' | undefined {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') {
    return bytes.toString('latin1', 8, 12) === 'qt  ' ? 'QuickTime' : 'MP4';
  }
  // WebM is a kind of Matroska. All Matroska files begin with the same four bytes; their header, of about 40
  // bytes, names the kind.
  const isMatroska = bytes.toString('hex', 0, 4) === '1a45dfa3';
  return isMatroska && bytes.subarray(0, 64).includes('webm') ? 'WebM' : undefined;
}

/** Bytes of the header of an MP4 box: its size and its type. */
const boxHeader = 8;
/** Bytes of the header if the size, in 64 bits, follows the type. */
const longBoxHeader = 16;

/**
 * Whether an MP4 file is truncated: whether its last box does not end exactly where the file does. Each
 * box begins with its size in bytes (ISO/IEC 14496-12, 4.2).
 */
function isCutOff(bytes: Buffer): boolean {
  let offset = 0;
  while (offset + boxHeader <= bytes.length) {
    const size = bytes.readUInt32BE(offset);
    // Size 0: the box extends to the end of the file.
    if (size === 0) return false;
    // Size 1: the size follows the type in 64 bits.
    const isLong = size === 1;
    if (isLong && offset + longBoxHeader > bytes.length) return true;
    const boxSize = isLong ? Number(bytes.readBigUInt64BE(offset + boxHeader)) : size;
    // A broken size, smaller than the header, must not keep the loop from advancing.
    offset += Math.max(boxHeader, boxSize);
  }
  return offset !== bytes.length;
}
