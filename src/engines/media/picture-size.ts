/**
 * Reads the dimensions of a picture before anything decodes it: 30 kB can contain 140 million pixels. (ruling
 * R46)
 */

export interface PictureSize {
  width: number
  height: number
}

/** A picture with more pixels is neither sent nor shown: decoding it needs more memory than a phone has. */
export const MOST_PIXELS = 40_000_000

export function countPixels({ width, height }: PictureSize): number {
  return width * height
}

const buildSize = (width: number, height: number): PictureSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined

function readLetters(view: DataView, at: number, count = 4): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, count))
}

function readUint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
}

/** The frame header follows the segments of profiles and metadata. */
function readJpeg(view: DataView): PictureSize | undefined {
  for (let at = 2; at < view.byteLength;) {
    const marker = view.getUint8(at + 1)
    // There may be fill bytes before a marker.
    if (view.getUint8(at) === 0xff && marker === 0xff) at += 1
    else {
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
      if (isFrame) return buildSize(view.getUint16(at + 7), view.getUint16(at + 5))
      if (view.getUint8(at) !== 0xff || marker === 0xda) return undefined
      at += 2 + view.getUint16(at + 2)
    }
  }
  return undefined
}

function readPng(view: DataView): PictureSize | undefined {
  return readLetters(view, 12) === 'IHDR' ? buildSize(view.getUint32(16), view.getUint32(20)) : undefined
}

function readWebp(view: DataView): PictureSize | undefined {
  const kind = readLetters(view, 12)
  if (kind === 'VP8X') return buildSize(readUint24(view, 24) + 1, readUint24(view, 27) + 1)
  if (kind === 'VP8 ') return buildSize(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (kind !== 'VP8L') return undefined
  const packed = view.getUint32(21, true)
  return buildSize((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
}

/** Decoders enlarge the screen for a larger first frame. */
function readGif(view: DataView): PictureSize | undefined {
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  const flags = view.getUint8(10)
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  while (at < view.byteLength && view.getUint8(at) === 0x21) {
    at += 2
    while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1
    at += 1
  }
  if (view.getUint8(at) !== 0x2c) return undefined
  const [left, top] = [view.getUint16(at + 1, true), view.getUint16(at + 3, true)]
  return buildSize(
    Math.max(screen.width, left + view.getUint16(at + 5, true)),
    Math.max(screen.height, top + view.getUint16(at + 7, true)),
  )
}

/**
 * The boxes of HEIC and AVIF that contain other boxes, with the number of bytes before the first of these.
 */
const HOLDERS: Readonly<Record<string, number>> = { meta: 12, iprp: 8, ipco: 8 }

/** The largest of the listed sizes: tiles and the small preview have their own. */
function readBoxes(view: DataView, from: number, until: number): PictureSize | undefined {
  let largest: PictureSize | undefined
  for (let at = from; at + 8 <= until;) {
    const kind = readLetters(view, at + 4)
    const length = view.getUint32(at) || until - at
    // A box with a 64-bit length contains the pixels.
    if (length < 8) return largest
    const end = Math.min(until, at + length)
    const inner = HOLDERS[kind]
    const found =
      inner !== undefined
        ? readBoxes(view, at + inner, end)
        : kind === 'ispe'
          ? buildSize(view.getUint32(at + 12), view.getUint32(at + 16))
          : undefined
    if (found && (largest === undefined || countPixels(found) > countPixels(largest))) largest = found
    at = end
  }
  return largest
}

function readByFormat(view: DataView): PictureSize | undefined {
  const start = readLetters(view, 0, 12)
  if (start.startsWith('\u00ff\u00d8\u00ff')) return readJpeg(view)
  if (start.startsWith('\u0089PNG')) return readPng(view)
  if (/^RIFF[^]{4}WEBP/.test(start)) return readWebp(view)
  if (start.startsWith('GIF8')) return readGif(view)
  return start.slice(4, 8) === 'ftyp' ? readBoxes(view, 0, view.byteLength) : undefined
}

/**
 * Width and height of a PNG, JPEG, WebP, GIF, HEIC or AVIF as stored, before any rotation. Undefined for
 * anything else, and if the bytes end too early: such a file is never decoded.
 */
export function readPictureSize(bytes: Uint8Array): PictureSize | undefined {
  try {
    return readByFormat(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    // The bytes end before the declared length.
    return undefined
  }
}
