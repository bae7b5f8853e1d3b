/** The head of a PNG file of this size in px, which is all that is read to find a size. */
export function pngHead(width: number, height: number): Buffer {
  const file = Buffer.alloc(33);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  file.writeUInt32BE(13, 8);
  file.write('IHDR', 12, 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}
