/** Small true pictures, and heads that claim a size, for tests of what a picture says of itself. */

const JPEG_6_BY_4 =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAEAAYDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAdEAABBAIDAAAAAAAAAAAAAAABAAIDBBESIXGB/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAXEQEBAQEAAAAAAAAAAAAAAAABABEh/9oADAMBAAIRAxEAPwCFy5YvSiWzJu8N1BwBx52iIhVXrTyq63//2Q=='
const PNG_6_BY_4 =
  'iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAAJklEQVR4AXSLsQ0AAAjCkP8v0SNxImGhSbeWCrCQJQqcG9hs6vEAAAD//wNxnDoAAAAGSURBVAMAS/AS/xpFWNwAAAAASUVORK5CYII='
const WEBP_6_BY_4 = 'UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoGAAQAAsBMJbACdLoB+AADISohKgD+bFaE3RH0beWLAjGF/4Yj48uXG5DEd/5UgdVabBiD6KgAAA=='

const decode = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

export const jpeg = () => decode(JPEG_6_BY_4)
export const png = () => decode(PNG_6_BY_4)
export const webp = () => decode(WEBP_6_BY_4)

export const letters = (text: string) => new TextEncoder().encode(text)
export const joinBytes = (...parts: readonly (Uint8Array | readonly number[])[]) => new Uint8Array(parts.flatMap((part) => [...part]))
export const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

const box = (kind: string, ...content: (Uint8Array | readonly number[])[]) => {
  const inner = joinBytes(...content)
  return joinBytes(uint32(inner.length + 8), letters(kind), inner)
}
const extent = (width: number, height: number) => box('ispe', uint32(0), uint32(width), uint32(height))

/** The boxes that say the sizes of an iPhone's photo: its preview, one tile, and the whole. */
export const heicHead = (width: number, height: number) =>
  joinBytes(
    box('ftyp', letters('heic'), uint32(0), letters('mif1heic')),
    box(
      'meta',
      uint32(0),
      box('hdlr', uint32(0)),
      box('iprp', box('ipco', extent(320, 240), extent(512, 512), extent(width, height), box('irot', [1]))),
    ),
  )

/** A PNG's head, which claims any size in 33 bytes. */
export const pngHead = (width: number, height: number) =>
  joinBytes(png().slice(0, 16), uint32(width), uint32(height), [8, 6, 0, 0, 0], uint32(0))
