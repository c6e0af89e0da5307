/**
 * `favicon.ico`, which browsers and search engines request by default: a 48 px picture in an ICO container.
 */

const HEAD = 22
const SIDE = 48

/**
 * All numbers are little-endian: one picture of {@link SIDE} px, 32 bits per pixel, directly after the
 * header.
 */
export function buildFavicon(png: Buffer): Buffer {
  const head = Buffer.alloc(HEAD)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(SIDE, 6)
  head.writeUInt8(SIDE, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(HEAD, 18)
  return Buffer.concat([head, png])
}
