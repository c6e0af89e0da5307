/** Small real pictures, and headers that claim a size, for tests of picture metadata. */

const JPEG_6_BY_4 =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAEAAYDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAdEAABBAIDAAAAAAAAAAAAAAABAAIDBBESIXGB/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAXEQEBAQEAAAAAAAAAAAAAAAABABEh/9oADAMBAAIRAxEAPwCFy5YvSiWzJu8N1BwBx52iIhVXrTyq63//2Q=='
const PNG_6_BY_4 =
  'iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAAJklEQVR4AXSLsQ0AAAjCkP8v0SNxImGhSbeWCrCQJQqcG9hs6vEAAAD//wNxnDoAAAAGSURBVAMAS/AS/xpFWNwAAAAASUVORK5CYII='
const WEBP_6_BY_4 =
  'UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoGAAQAAsBMJbACdLoB+AADISohKAD+bFaE3RH0beWLAjGF/4Yj48uXG5DEd/5UgdVabBiD6KgAAA=='

/** As an encoder writes it, with the camera's data in EXIF and XMP between the offset list and the pixels. */
const AVIF_16_BY_12 =
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAF0bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAADppbG9jAAAAAEQAAAMAAQAAAAEAAAJJAAAAOAACAAAAAQAAAZwAAABeAAMAAAABAAAB+gAAAE8AAABtaWluZgAAAAAAAwAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAGWluZmUCAAAAAAIAAEV4aWZFeGlmAAAAACxpbmZlAgAAAAADAABtaW1lWE1QAGFwcGxpY2F0aW9uL3JkZit4bWwAAAAAKGlyZWYAAAAAAAAADmNkc2MAAgABAAEAAAAOY2RzYwADAAEAAQAAAGppcHJwAAAAS2lwY28AAAAUaXNwZQAAAAAAAAAQAAAADAAAABBwaXhpAAAAAAMICAgAAAAMYXYxQ4EADAAAAAATY29scm5jbHgAAQANAAaAAAAAF2lwbWEAAAAAAAAAAQABBAECgwQAAADtbWRhdAAAAAZFeGlmAABNTQAqAAAACAABAQ8AAgAAADkAAAAaAAAAADIzLjc4MDU1Niw5MC40MTk0NDQgUGl4ZWwgOCBQcm8gU0VSSUFMLTc3NDIxIGhhbmQtZWRpdGVkAAA8eDp4bXBtZXRhPjIzLjc4MDU1Niw5MC40MTk0NDQgUGl4ZWwgOCBQcm8gU0VSSUFMLTc3NDIxIGhhbmQtZWRpdGVkPC94OnhtcG1ldGE+EgAKCRgM/togIaDQgDIpF4eHhiGEkkkmUAAAADrVLN0q1kilYP9m6iZ8pUCkcUUQ5Th88+fyrUU='

const decode = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

export const jpeg = () => decode(JPEG_6_BY_4)
export const png = () => decode(PNG_6_BY_4)
export const photoAvif = () => decode(AVIF_16_BY_12)
export const webp = () => decode(WEBP_6_BY_4)

export const letters = (text: string) => new TextEncoder().encode(text)
export const joinBytes = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  new Uint8Array(parts.flatMap((part) => [...part]))
export const uint32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]

export const box = (kind: string, ...content: (Uint8Array | readonly number[])[]) => {
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

/** A PNG's header, which claims any size in 33 bytes. */
export const pngHead = (width: number, height: number) =>
  joinBytes(png().slice(0, 16), uint32(width), uint32(height), [8, 6, 0, 0, 0], uint32(0))

const low32 = (value: number) => uint32(value).toReversed()
/** Private data; each item is in the metadata of `photo…` under its own name. */
export const SECRETS = ['23.780556,90.419444', 'Pixel 8 Pro', 'SERIAL-77421', 'hand-edited']

/** EXIF with an orientation of 90 degrees, then the camera's data as a program finds them. */
const exif = () =>
  joinBytes(
    letters('II*\0'),
    low32(8),
    [2, 0],
    // Maker's words, then the turn.
    [0x0f, 0x01, 2, 0, ...low32(SECRETS.join(' ').length), ...low32(38)],
    [0x12, 0x01, 3, 0, ...low32(1), 6, 0, 0, 0],
    low32(0),
    letters(SECRETS.join(' ')),
  )
const segment = (marker: number, content: Uint8Array) =>
  joinBytes([0xff, marker, 0, content.length + 2], content)
const secret = (head: string) => joinBytes(letters(head), letters(SECRETS.join(' ')))
const chunk = (kind: string, content: Uint8Array) =>
  joinBytes(uint32(content.length), letters(kind), content, uint32(0))
const riffChunk = (kind: string, content: Uint8Array) =>
  joinBytes(letters(kind), low32(content.length), content, new Uint8Array(content.length % 2))

/**
 * A phone's photo: location, camera and serial number in six segments, and a second picture after the end.
 */
export const photoJpeg = () =>
  joinBytes(
    jpeg().slice(0, 20),
    segment(0xe1, joinBytes(letters('Exif\0\0'), exif())),
    segment(0xe1, secret('http://ns.adobe.com/xap/1.0/\0')),
    segment(0xe2, secret('MPF\0')),
    segment(0xed, secret('Photoshop 3.0\0')),
    segment(0xfe, secret('')),
    jpeg().slice(20),
    photoTail(),
  )
const photoTail = () =>
  joinBytes(jpeg().slice(0, 2), segment(0xe1, joinBytes(letters('Exif\0\0'), exif())), jpeg().slice(2))

export const photoPng = () =>
  joinBytes(
    png().slice(0, 33),
    chunk('eXIf', exif()),
    chunk('tEXt', secret('Comment\0')),
    chunk('iTXt', secret('XML:com.adobe.xmp\0')),
    chunk('prVt', secret('')),
    png().slice(33),
    letters(SECRETS.join(' ')),
  )

export const photoWebp = () => {
  const extended = riffChunk('VP8X', joinBytes([0x0c, 0, 0, 0], [5, 0, 0], [3, 0, 0]))
  const body = joinBytes(
    letters('WEBP'),
    extended,
    webp().slice(12),
    riffChunk('EXIF', exif()),
    riffChunk('XMP ', secret('<x:xmpmeta/>')),
  )
  return joinBytes(letters('RIFF'), low32(body.length), body)
}

const item = (id: number, kind: string) =>
  box('infe', uint32(0x02_00_00_00), [0, id, 0, 0], letters(`${kind}\0`))
/** Item, storage method (0 in the file, 1 in the box of small items), offset and length. */
const place = (id: number, way: number, from: number, length: number) =>
  joinBytes([0, id, 0, way, 0, 0, 0, 1], uint32(from), uint32(length))

export const PIXELS = 'every pixel of the photo'

/** An iPhone's photo: EXIF beside the pixels, a small note within the description, a program's box, and a text on a property. */
export function photoHeic(): Uint8Array<ArrayBuffer> {
  const told = letters(SECRETS.join(' '))
  const head = box('ftyp', letters('heic'), uint32(0), letters('mif1heic'))
  const build = (start: number) =>
    box(
      'meta',
      uint32(0),
      box('hdlr', uint32(0), uint32(0), letters('pict'), uint32(0)),
      box('iinf', uint32(0), [0, 3], item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime')),
      box(
        'iloc',
        uint32(0x01_00_00_00),
        [0x44, 0, 0, 3],
        place(1, 0, start + told.length, PIXELS.length),
        place(2, 0, start, told.length),
        place(3, 1, 0, told.length),
      ),
      box('idat', told),
      box('iprp', box('ipco', extent(16, 12), box('udes', told))),
      box('uuid', told),
    )
  const start = head.length + build(0).length + 8
  return joinBytes(head, build(start), box('mdat', told, letters(PIXELS)), box('uuid', told))
}
