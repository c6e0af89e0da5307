/** Clips as phones and cameras build them, with a film that must keep its place. */

import { box, joinBytes, letters, SECRETS, uint32 } from './pictures.ts'

export const FILM = 'every picture of the film'

const secret = () => letters(SECRETS.join(' '))
/** The copyright sign begins the names of QuickTime's own notes: `©xyz` is the location. */
const placeNote = () => joinBytes(uint32(secret().length + 8), [0xa9], letters('xyz'), secret())
const longBox = (kind: string, content: Uint8Array) =>
  joinBytes(uint32(1), letters(kind), uint32(0), uint32(content.length + 16), content)

/** Android, iPhones, and what Adobe and Samsung add. */
const told = () => [
  box('udta', placeNote(), uint32(0)),
  box('meta', box('keys', uint32(0)), box('ilst', secret())),
  box('uuid', secret()),
  box('free', secret()),
]

/** With a location, model and serial number in all of its parts. */
export function phoneClip(): Uint8Array<ArrayBuffer> {
  const table = box('stbl', box('stco', uint32(0), uint32(1), uint32(36)))
  const media = box('mdia', box('minf', table, ...told()), ...told())
  return joinBytes(
    box('ftyp', letters('qt  '), uint32(0)),
    longBox('mdat', letters(FILM)),
    box('moov', box('mvhd', uint32(0)), box('trak', media, ...told()), ...told()),
    ...told(),
    longBox('sefd', secret()),
  )
}

const PLACES = SECRETS.map((word) => `${word};`)
const track = (handler: string, ...tables: Uint8Array[]) =>
  box(
    'trak',
    box('tkhd', uint32(0)),
    box(
      'mdia',
      box('hdlr', uint32(0), uint32(0), letters(handler), uint32(0)),
      box('minf', box('stbl', ...tables)),
    ),
  )
const bigEndian = (...values: readonly number[]) => joinBytes(...values.map(uint32))

/**
 * An iPhone's film with a second track that tells the place at each moment, in two chunks between those of the film: two samples, then the others.
 * `isLarge`: the places of its chunks take 8 bytes each.
 */
export function placedClip(isLarge = false): Uint8Array<ArrayBuffer> {
  const head = box('ftyp', letters('qt  '), uint32(0))
  const [first, then] = [PLACES.slice(0, 2).join(''), PLACES.slice(2).join('')]
  const start = head.length + 8
  const chunks = [start + FILM.length, start + FILM.length * 2 + first.length]
  const places = isLarge
    ? box('co64', bigEndian(0, 2, 0, chunks[0]!, 0, chunks[1]!))
    : box('stco', bigEndian(0, 2, ...chunks))
  const told = track(
    'meta',
    box('stsd', bigEndian(0, 1), box('mebx', letters('com.apple.quicktime.location.ISO6709'))),
    box('stsz', bigEndian(0, 0, PLACES.length, ...PLACES.map(({ length }) => length))),
    box('stsc', bigEndian(0, 2, 1, 2, 1, 2, PLACES.length - 2, 1)),
    places,
  )
  const film = track('vide', box('stco', bigEndian(0, 2, start, start + FILM.length + first.length)))
  return joinBytes(
    head,
    box('mdat', letters(FILM + first + FILM + then)),
    box('moov', box('mvhd', uint32(0)), film, told),
  )
}

/** One sample of film, and places that follow it in the same `mdat`. */
const fragment = (heads: (moofLength: number) => Uint8Array[], ...places: readonly string[]) => {
  const build = (length: number) => box('moof', box('mfhd', bigEndian(0, 1)), ...heads(length), ...told())
  const moof = build(build(0).length)
  return joinBytes(moof, box('mdat', letters(FILM + places.join(''))))
}

/**
 * A film as phones and browsers stream it: its description, then fragments with their own notes and sample tables. Each fragment gives the
 * position of its data in another way: relative to the fragment, as an offset in the file, and after the previous track.
 */
export function fragmentedClip(): Uint8Array<ArrayBuffer> {
  const named = (kind: string, id: number) =>
    box(
      'trak',
      box('tkhd', bigEndian(0, 0, 0, id)),
      box(
        'mdia',
        box('hdlr', bigEndian(0, 0), letters(kind), uint32(0)),
        box('minf', box('stbl'), ...told()),
      ),
      ...told(),
    )
  const shared = PLACES[2]!
  const trex = (id: number, size: number) => box('trex', bigEndian(0, id, 1, 0, size, 0))
  const moov = box(
    'moov',
    box('mvhd', uint32(0)),
    named('vide', 1),
    named('meta', 2),
    box('mvex', trex(1, FILM.length), trex(2, shared.length)),
    ...told(),
  )
  const head = joinBytes(box('ftyp', letters('iso5'), uint32(0)), moov, box('emsg', secret()))
  const fromMoof = fragment(
    (length) => [
      box(
        'traf',
        box('tfhd', bigEndian(0x2_00_00, 1)),
        box('trun', bigEndian(0x1, 1, length + 8)),
        ...told(),
      ),
      box(
        'traf',
        box('tfhd', bigEndian(0x2_00_00, 2)),
        box(
          'trun',
          bigEndian(0x3_01, 2, length + 8 + FILM.length, 1, PLACES[0]!.length, 1, PLACES[1]!.length),
        ),
        ...told(),
      ),
    ],
    PLACES[0]!,
    PLACES[1]!,
  )
  const second = head.length + fromMoof.length
  const byPlace = fragment(
    (length) => [
      box(
        'traf',
        box('tfhd', bigEndian(0x1, 2, 0, second + length + 8 + FILM.length)),
        box('trun', bigEndian(0, 1)),
      ),
    ],
    shared,
  )
  const behind = fragment(
    (length) => [
      box('traf', box('tfhd', bigEndian(0, 1)), box('trun', bigEndian(0x1, 1, length + 8))),
      box('traf', box('tfhd', bigEndian(0, 2)), box('trun', bigEndian(0x2_00, 1, PLACES[3]!.length))),
    ],
    PLACES[3]!,
  )
  return joinBytes(head, fromMoof, byPlace, behind, ...told(), box('mfra', ...told()))
}

/** One fragment, as a stream is cut into files. */
export const streamPart = () =>
  joinBytes(
    box('styp', letters('msdh'), uint32(0)),
    fragment(() => [box('traf', box('tfhd', bigEndian(0x2_00_00, 1)), ...told())]),
  )

const hex = (text: string) => text.match(/../g)!.map((pair) => Number.parseInt(pair, 16))
/** An element of a WebM whose length takes two bytes. */
const element = (id: string, ...content: (Uint8Array | readonly number[])[]) => {
  const inner = joinBytes(...content)
  return joinBytes(hex(id), [0x40 | (inner.length >> 8), inner.length & 255], inner)
}

/** With a title, tags and an attachment; `isLive`: as browsers record, whose lengths nobody knows yet. */
export function notedWebm(isLive = false): Uint8Array<ArrayBuffer> {
  const tag = element(
    '67c8',
    element('45a3', letters('LOCATION')),
    element('4487', letters(SECRETS.join(' '))),
  )
  const notes = [
    element('1549a966', element('7ba9', letters(SECRETS[1]!)), element('4d80', letters('Chrome'))),
    element('1254c367', element('7373', tag)),
    element('1941a469', element('61a7', letters(SECRETS[2]!))),
  ]
  const cluster = letters(FILM)
  const unknown = [0x01, ...Array.from({ length: 7 }, () => 0xff)]
  const head = element('1a45dfa3', element('4282', letters('webm')))
  if (isLive) return joinBytes(head, hex('18538067'), unknown, ...notes, hex('1f43b675'), unknown, cluster)
  return joinBytes(
    head,
    element('18538067', ...notes, element('1f43b675', cluster), element('1254c367', tag)),
  )
}
