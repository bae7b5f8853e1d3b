import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Makers } from '#kit/build/kept-files.ts';
import type { VideoFile } from '#kit/content/picture.ts';
import { contentTypeOf } from '#kit/server/files/file-rules.ts';

import { digest, megabyte, picturesAddress, slug } from './files.ts';

/** A video as it is published: the file itself. */
export interface MadeVideo {
  video: VideoFile;
  makers: Makers;
}

/** What a video file may have at most. It decorates, and hosts of files have bounds of their own. */
export const largestVideo = { megabytes: 8 };

const fitting = 'an MP4 or WebM file can be shown';

/**
 * Looks at a video file.
 *
 * @returns a sentence where the file cannot be shown.
 */
export function readVideo(file: string): MadeVideo | string {
  const { size } = statSync(file);
  if (size > largestVideo.megabytes * megabyte) {
    const has = `has ${(size / megabyte).toFixed(1)} MB`;
    return `${has}, and at most ${String(largestVideo.megabytes)} MB fit: ten seconds of 1280 px without sound have about 2`;
  }
  const bytes = readFileSync(file);
  const format = formatOf(bytes);
  if (!format) return `is not a video, whatever its name says: ${fitting}`;
  if (format === 'QuickTime') return 'is a QuickTime film: export it as MP4 (H.264)';
  const ending = format === 'MP4' ? '.mp4' : '.webm';
  if (path.extname(file).toLowerCase() !== ending) {
    const article = format === 'MP4' ? 'an' : 'a';
    return `is ${article} ${format} file: its name has to end in "${ending}"`;
  }
  if (format === 'MP4' && isCutOff(bytes)) {
    return 'breaks off: its file is damaged or was not copied whole; copy it again';
  }
  const name = `${slug(file)}.${digest(bytes)}${ending}`;
  return {
    video: { path: `${picturesAddress}/${name}`, type: contentTypeOf(name) },
    // Read again when it is published, so that not all videos are held in memory.
    makers: new Map([[name, async () => readFileSync(file)]]),
  };
}

function formatOf(bytes: Buffer): 'MP4' | 'QuickTime' | 'WebM' | undefined {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') {
    return bytes.toString('latin1', 8, 12) === 'qt  ' ? 'QuickTime' : 'MP4';
  }
  // Matroska has the same head: the name of the document type tells them apart.
  const isMatroska = bytes.toString('hex', 0, 4) === '1a45dfa3';
  return isMatroska && bytes.subarray(0, 64).includes('webm') ? 'WebM' : undefined;
}

/** Whether the boxes of an MP4 file (ISO/IEC 14496-12, 4.2) reach beyond its end. */
function isCutOff(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // It lasts to the end of the file.
    if (size === 0) return false;
    const isLong = size === 1 && at + 16 <= bytes.length;
    at += Math.max(8, isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size);
  }
  return at !== bytes.length;
}
